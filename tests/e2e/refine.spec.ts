import {
  expect,
  gardener,
  hasJavaScript,
  hydrated,
  search,
  test,
  typeBrief,
} from "../support/test";

test.beforeEach(async ({ page }, info) => {
  await page.goto("/");
  await typeBrief(page, gardener);
  await search(page, hasJavaScript(info.project.name));
  await expect(page.getByRole("button", { name: "Show 5 more" })).toBeVisible();
  if (hasJavaScript(info.project.name)) await hydrated(page);
});

test("five more ideas appear on the same page", async ({ page }) => {
  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(ideas).toHaveCount(5);
  const first = await ideas.allTextContents();
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "Show 5 more" }).click();
  await expect(ideas).toHaveCount(10);
  expect((await ideas.allTextContents()).slice(0, 5)).toEqual(first);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test("a refused idea is replaced and does not return", async ({ page }) => {
  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  const refused = (await ideas.first().textContent()) ?? "";
  await page.getByRole("button", { name: "Not for them" }).first().click();
  await expect(page.getByRole("heading", { name: refused, exact: true })).toHaveCount(0);
  await expect(ideas).toHaveCount(5);
  await page.getByRole("button", { name: "More like this" }).first().click();
  await expect(ideas).toHaveCount(10);
  await expect(page.getByRole("heading", { name: refused, exact: true })).toHaveCount(0);
});

test("'Something cheaper' shows cheaper products", async ({ page }) => {
  await page.getByRole("button", { name: "Something cheaper" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(10);
  const cheaper = page.getByRole("region", { name: /^Products for/ }).nth(5);
  const price = (await cheaper.getByText(/^£\d/).first().textContent()) ?? "";
  expect(Number(price.slice(1))).toBeLessThanOrEqual(30);
});

test("each product has a review with its label, and a text can be reported", async ({ page }) => {
  const product = page.getByRole("article").first();
  await expect(product.getByRole("heading", { name: /^(Review|Summary)$/ })).toBeVisible();
  await expect(product.getByText("Summarised from the product details")).toBeVisible();
  await expect(product.getByText("Pros:")).toBeHidden();
  await product.getByText("Pros and considerations").click();
  await expect(product.getByText("Pros:")).toBeVisible();
  await expect(product.getByText("Considerations:")).toBeVisible();
  await product.getByRole("button", { name: /^Report this text/ }).click();
  await expect(page.getByText("somebody will read this text again").first()).toBeVisible();
});

test("what to change is said in one's own words, shown, and taken back", async ({ page }) => {
  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  await page.getByLabel("Say what to change").fill("less tea, something for the kitchen, under 30");
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(ideas).toHaveCount(10);
  const asked = page.getByRole("list", { name: /^You asked for/ }).getByRole("button");
  await expect(asked).toHaveText([/Less tea/, /More kitchen/, /Up to £30/]);
  const changed = page.getByRole("region", { name: /^Products for/ }).nth(5);
  const price = (await changed.getByText(/^£\d/).first().textContent()) ?? "";
  expect(Number(price.slice(1))).toBeLessThanOrEqual(30);
  await page.getByRole("button", { name: "Less tea, take this back" }).click();
  await expect(ideas).toHaveCount(15);
  await expect(asked).toHaveText([/More kitchen/, /Up to £30/]);
});

test("what is not understood stays in the field, with an example", async ({ page }) => {
  const field = page.getByLabel("Say what to change");
  await field.fill("hmm");
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(page.getByText(/^We could not read that/)).toBeVisible();
  await expect(field).toHaveValue("hmm");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
});
