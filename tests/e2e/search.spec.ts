import {
  expect,
  gardener,
  hasJavaScript,
  hydrated,
  search,
  test,
  typeBrief,
} from "../support/test";

test("a visitor describes a recipient and sees five ideas with products", async ({
  page,
}, info) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Find the Perfect Gift" }),
  ).toBeVisible();
  await typeBrief(page, gardener);
  await search(page, hasJavaScript(info.project.name));

  await expect(page.getByRole("heading", { level: 1, name: "Gift search results" })).toBeVisible();
  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(ideas).toHaveCount(5);
  await expect(page.getByText("Why it fits:")).toHaveCount(5);
  await expect(page.getByText("Sample catalogue")).toHaveCount(1);
  await expect(page.getByText("earn a commission").first()).toBeVisible();
  const products = page
    .getByRole("region", { name: /^Products for/ })
    .first()
    .getByRole("link");
  await expect(products.first()).toHaveAttribute("href", /^https:\/\/www\.amazon\.co\.uk\/s\?k=/);
  await expect(products.first()).toHaveAttribute("rel", "sponsored nofollow noopener");
  await expect(page.getByText(/^£\d/).first()).toBeVisible();
});

test("a refused form keeps its values and describes each field by its error", async ({
  page,
}, info) => {
  await page.goto("/");
  if (hasJavaScript(info.project.name)) await hydrated(page);
  await typeBrief(page, { Recipient: "Grandad", Interests: "Trains" });
  await page.getByRole("button", { name: "Search" }).click();

  await expect(page.getByRole("alert")).toContainText("Please enter an age");
  await expect(page.getByRole("alert")).toContainText("Please enter an occasion");
  await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Grandad");
  await expect(page.getByRole("textbox", { name: "Interests" })).toHaveValue("Trains");
  const age = page.getByRole("textbox", { name: "Age" });
  await expect(age).toHaveAttribute("aria-invalid", "true");
  await expect(age).toHaveAccessibleDescription("Please enter an age");
});

test("the form is prefilled from the address", async ({ page }) => {
  await page.goto("/?recipientType=Boss&age=50&occasion=Retirement&interests=Golf");
  await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Boss");
  await expect(page.getByRole("textbox", { name: "Age" })).toHaveValue("50");
  await expect(page.getByRole("textbox", { name: "Occasion" })).toHaveValue("Retirement");
  await expect(page.getByRole("textbox", { name: "Interests" })).toHaveValue("Golf");
});

test("the currency sign follows the region", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("£", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "USA" }).check();
  await expect(page.getByText("$", { exact: true })).toBeVisible();
  await expect(page.getByText("£", { exact: true })).toBeHidden();
});

test("a search in the USA shows dollars and links to the American shop", async ({ page }, info) => {
  await page.goto("/");
  await typeBrief(page, gardener);
  await page.getByRole("radio", { name: "USA" }).check();
  await search(page, hasJavaScript(info.project.name));
  await expect(page.getByText(/^\$\d/).first()).toBeVisible();
  const products = page
    .getByRole("region", { name: /^Products for/ })
    .first()
    .getByRole("link");
  await expect(products.first()).toHaveAttribute("href", /^https:\/\/www\.amazon\.com\/s\?k=/);
});

test("results open in any browser, with the form prefilled with the brief", async ({
  page,
  browser,
}, info) => {
  await page.goto("/");
  await typeBrief(page, gardener);
  await search(page, hasJavaScript(info.project.name));
  const elsewhere = await browser.newContext({
    javaScriptEnabled: hasJavaScript(info.project.name),
  });
  const visitor = await elsewhere.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await visitor.getByText("Change the search").click();
  await expect(visitor.getByRole("textbox", { name: "Interests" })).toHaveValue("Gardening, Tea");
  await elsewhere.close();
});

test("the not-found page links home, also for an unknown search", async ({ page }) => {
  for (const address of ["/nowhere", `/giftsearch/${"0".repeat(64)}`, "/giftsearch/short"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("link", { name: "Go Back Home" })).toHaveAttribute("href", "/");
  }
});

test("the theme is dark by default and a change is kept", async ({ page }, info) => {
  await page.goto("/");
  if (hasJavaScript(info.project.name)) await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
