import type { Browser, Page } from "playwright/test";
import { SHARE_PICTURES } from "../../db/pictures/share-pictures";
import {
  expect,
  gardener,
  hasJavaScript,
  hydrated,
  search,
  test,
  typeBrief,
} from "../support/test";

const LARGEST = 60 * 1024;
/** An age that no product or price has. */
const AGE = "87";

/** Starts a search by the form and waits for its end. */
async function started(page: Page, javaScript: boolean): Promise<string> {
  await page.goto("/");
  await typeBrief(page, { ...gardener, Age: AGE, Occasion: `${AGE}th birthday` });
  await search(page, javaScript);
  await expect(page.getByRole("button", { name: "Show 5 more" })).toBeVisible();
  if (javaScript) await hydrated(page);
  return page.url();
}

/** Opens an address in another browser. */
async function readElsewhere(browser: Browser, address: string, javaScript: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: javaScript });
  const page = await context.newPage();
  await page.goto(address);
  if (javaScript) await hydrated(page);
  return page;
}

const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
const panel = (page: Page) => page.getByRole("group", { name: "Share these ideas" });
const shownAddress = (page: Page) => panel(page).getByRole("textbox", { name: "Address" });

test("a search can be changed by who started it, and read by everybody else", async ({
  page,
  browser,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const address = await started(page, javaScript);
  const reader = await readElsewhere(browser, address, javaScript);
  await expect(reader.getByRole("heading", { level: 2 })).toHaveCount(5);
  const names = /More like this|Not for them|Look again|Show 5 more|Something cheaper|Undo/;
  await expect(reader.getByRole("button", { name: names })).toHaveCount(0);
  await expect(share(reader)).toBeVisible();
  const note = reader.getByRole("region", { name: "Other ideas" });
  await expect(note).toContainText("Only who started this search can change it.");
  await note.getByRole("link", { name: "Go to the details" }).click();
  await expect(reader.locator("summary").filter({ hasText: "Change the search" })).toBeFocused();

  await page.getByRole("button", { name: "Show 5 more" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(10);
  await reader.reload();
  await expect(reader.getByRole("heading", { level: 2 })).toHaveCount(10);
  await reader.context().close();
});

test("a starter whose cookie is gone is told so where they change it", async ({ page }, info) => {
  await started(page, hasJavaScript(info.project.name));
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Not for them" }).first().click();
  const alert = page.getByRole("alert").filter({ hasText: "Only who started this search" });
  await expect(alert).toContainText("Start your own with the same details.");
  await expect(page.getByRole("button", { name: "Not for them" })).toHaveCount(0);
  await expect(page.getByText("Was it you?")).toBeVisible();
});

test("Share shows the address and for how long it works", async ({ page }, info) => {
  const address = await started(page, hasJavaScript(info.project.name));
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const until = day.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  await expect(panel(page)).toBeHidden();
  await share(page).click();
  await expect(shownAddress(page)).toHaveValue(address);
  await expect(panel(page)).toContainText(until);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toBeHidden();
});

test("the address is copied, and that is said", { tag: "@javascript" }, async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = await started(page, true);
  await share(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test("where copying fails, the address is there to copy", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  const address = await started(page, true);
  await share(page).click();
  await expect(panel(page).getByRole("status")).toContainText("Copying is not allowed here");
  await expect(shownAddress(page)).toHaveValue(address);
});

test("the system's sheet gets the address", { tag: "@javascript" }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.url;
    };
  });
  const address = await started(page, true);
  await share(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", address);
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveCount(0);
});

test("the age is left out for everybody but the starter", async ({ page, browser }, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const address = await started(page, javaScript);
  await share(page).click();
  await panel(page).getByRole("button", { name: "Leave out the age" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Others do not see the age" }),
  ).toBeVisible();
  await expect(page.getByRole("list", { name: "This search" })).toContainText(`${AGE}`);

  const reader = await readElsewhere(browser, address, javaScript);
  await expect(reader.getByRole("list", { name: "This search" })).toContainText("Mother");
  await expect(reader.locator("body")).not.toContainText(new RegExp(`\\b${AGE}`));
  await reader.getByText("Change the search").click();
  await expect(reader.getByRole("textbox", { name: "Age" })).toHaveValue("");
  await expect(reader.getByRole("textbox", { name: "Occasion" })).toHaveValue("birthday");
  await share(reader).click();
  await expect(panel(reader).getByRole("button", { name: /age/ })).toHaveCount(0);
  await reader.context().close();
});

test("why the age is not left out is not covered by the panel", async ({ page }, info) => {
  await started(page, hasJavaScript(info.project.name));
  await share(page).click();
  await page.context().clearCookies();
  await panel(page).getByRole("button", { name: "Leave out the age" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Only who started this search" }),
  ).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test("a link to a search is previewed in its own words, with a picture", async ({
  page,
  request,
}, info) => {
  const address = await started(page, hasJavaScript(info.project.name));
  const html = await (await request.get(address)).text();
  const content = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const title = "Gift ideas for a mother who loves gardening and tea · Ribbon";
  expect(html).toContain(`<title>${title}</title>`);
  expect(content("og:title")).toBe(title);
  const description = "Ideas for a birthday up to £50, each with products to choose from.";
  expect(content("og:description")).toBe(description);
  expect(content("twitter:card")).toBe("summary_large_image");
  expect(content("robots")).toBe("noindex");
  expect(html.match(/property="og:image"/g)).toHaveLength(1);
  expect(content("og:image")).toBe(`${new URL(address).origin}/share/1/birthday.png`);
});

test("every picture for previews is a small PNG that is kept", {
  tag: "@no-javascript",
}, async ({ request }) => {
  for (const { name } of SHARE_PICTURES) {
    const response = await request.get(`/share/1/${name}.png`);
    expect(response.headers()["cache-control"], name).toContain("immutable");
    const png = await response.body();
    expect(png.length, name).toBeLessThan(LARGEST);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
  }
});
