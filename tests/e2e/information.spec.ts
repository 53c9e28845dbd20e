import { readFileSync } from "node:fs";
import { expect, test } from "../support/accounts";
import { hasJavaScript, hydrated } from "../support/test";

const PAGES = ["Privacy Policy", "Terms of Use", "About Us", "Contact Us"] as const;

test("the footer links to every information page", async ({ page }) => {
  for (const name of PAGES) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  }
});

test("the long pages begin with links to their parts", async ({ page }) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const parts = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(links).toHaveText(await parts.allInnerTexts());
    for (const place of [2, -1]) {
      await links.nth(place).click();
      await expect(parts.nth(place)).toBeInViewport();
    }
  }
});

test("the contact form validates and accepts a message", async ({ page }) => {
  const javaScript = hasJavaScript(test.info().project.name);
  await page.goto("/contact");
  await expect(page.getByText("within 24 to 48 hours").first()).toBeVisible();
  if (javaScript) await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada");
  await main.getByLabel("Email").fill("nobody");
  await main.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
  await expect(page.getByRole("alert")).toContainText("Please write a message");
  await expect(main.getByLabel("Name")).toHaveValue("Ada");
  await main.getByLabel("Email").fill("ada@example.com");
  await main.getByLabel("Message").fill("Hello, do you know a gift for a goldfish?");
  await main.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("your message has arrived")).toBeVisible();
});

test("the contact form refuses bots and too many messages", async ({ request }) => {
  const form = { name: "Bot", email: "bot@example.com", message: "Buy!" };
  const trapped = await request.post("/contact", { form });
  expect(trapped.status()).toBe(422);
  expect(await trapped.text()).toContain("This looked like a robot to us");
  const page = await (await request.get("/contact")).text();
  const value = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";
  const honest = { ...form, name__confirm: "", from__confirm: value("from__confirm") };
  expect(honest.from__confirm).not.toBe("");
  const send = () => request.post("/contact", { form: honest, maxRedirects: 0 });
  let response = await send();
  expect(response.status()).toBe(303);
  // The limit is five a minute, and a new minute can start meanwhile.
  for (let count = 1; count <= 10 && response.status() !== 429; count += 1) response = await send();
  expect(response.status()).toBe(429);
  expect(Number(response.headers()["retry-after"])).toBeLessThan(61);
});

test("has the metadata for shared links and installation", { tag: "@javascript" }, async ({
  page,
  request,
}) => {
  await page.goto("/about");
  const origin = new URL(page.url()).origin;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}/about`);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await request.get(image ?? "")).headers()["content-type"]).toBe("image/png");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /About Us/);
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe(JSON.parse(readFileSync("public/site.webmanifest", "utf8")).name);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});
