import { expect, test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript, search } from "../support/test";

const NOTE = /^Sample catalogue: /;

test("sample products say so in the results, among saved gifts, on their own page and with a person", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const card = await call("/profilecards", anna);
  await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
  await search(page, js.javaScript);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(page.getByRole("region", { name: /^Products for/ })).toHaveCount(5);
  await expect(page.getByText(NOTE)).toHaveCount(1);
  const products = page.getByRole("article");
  const labelled = products.filter({ has: page.getByText("Sample", { exact: true }) });
  await expect(labelled).toHaveCount(await products.count());

  await ready(page, js);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  const form = open(page, "Save Gift", js);
  await form.getByRole("checkbox", { name: "Anna - Mother" }).check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);

  await page.goto("/saved-gifts");
  const tile = page.getByRole("article");
  await expect(tile.getByText("Sample", { exact: true })).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(1);
  await ready(page, js);
  await tile.getByRole("link").click();
  await page.waitForURL(/\/saved-gifts\/./);
  const detail = js.javaScript ? page.getByRole("dialog") : page.getByRole("main");
  await expect(detail.getByText("Sample", { exact: true })).toBeVisible();
  await expect(detail.getByText(NOTE)).toBeVisible();
  await expect(detail.getByRole("link", { name: "Search for it at the retailer" })).toBeVisible();
  await detail.getByRole("combobox", { name: "State" }).selectOption("Given");
  await detail.getByRole("button", { name: "Save", exact: true }).click();
  await expect(detail.getByText("Noted.")).toBeVisible();

  await page.goto(`/profile-cards/${card.id}/gifts`);
  await expect(page.getByRole("listitem").getByText("Sample", { exact: true })).toBeVisible();
  await page.goto("/profile-cards");
  await expect(page.getByRole("listitem").getByText(/, sample$/)).toBeVisible();
});

test("the results mail says which products are samples, and gives them no price of a minute", async ({
  page,
}, info) => {
  const address = `${crypto.randomUUID()}@example.com`;
  await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
  await page.getByRole("checkbox", { name: "Email me the results" }).check();
  await page.getByRole("textbox", { name: "Email" }).fill(address);
  await search(page, hasJavaScript(info.project.name));
  let text = "";
  await expect
    .poll(async () => {
      const mails = await (await page.request.get(`/dev/mailbox.json?to=${address}`)).json();
      text = mails[0]?.text ?? "";
      return text;
    })
    .toContain("Sample catalogue: ");
  expect(text.match(/Sample catalogue: /g)).toHaveLength(1);
  expect(text).toMatch(/Sample price £\d/);
  expect(text).not.toMatch(/\d\d:\d\d UTC/);
});

test("home promises real products only where a retailer is connected", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("shows sample products")).toBeVisible();
  await expect(page.getByText(/real products/)).toHaveCount(0);
  await expect(page.locator("meta[name=description]")).not.toHaveAttribute("content", /real/);
});
