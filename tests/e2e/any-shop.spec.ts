import type { Page } from "playwright/test";
import { test as base, expect } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { startShop } from "../support/shop";
import { hasJavaScript } from "../support/test";

type Js = { javaScript: boolean };

const test = base.extend<{ shop: Awaited<ReturnType<typeof startShop>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  shop: async ({}, use) => {
    const shop = await startShop();
    await use(shop);
    shop.stop();
  },
});

/** The form to add a gift, opened from All Saved Gifts. */
async function addForm(page: Page, js: Js) {
  await page.goto("/saved-gifts");
  await ready(page, js);
  await page.getByRole("button", { name: "Add a gift" }).click();
  return openForm(page, js);
}

async function openForm(page: Page, js: Js) {
  const form = open(page, "Add a gift", js);
  await expect(form.getByRole("textbox", { name: "Link" })).toBeVisible();
  await ready(page, js);
  const field = (name: string) => form.getByRole("textbox", { name });
  const read = form.getByRole("button", { name: "Read the page" });
  const save = form.getByRole("button", { name: "Save" });
  return { form, field, read, save, currency: form.getByRole("combobox", { name: "Currency" }) };
}

test("a gift is read from the page of a shop, looked over, and kept for a person", async ({
  page,
  shop,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  const { form, field, read, save, currency } = await addForm(page, js);
  await field("Link").fill(`${shop.origin}/short?utm_source=mail`);
  await form.getByRole("checkbox", { name: "Anna - Mother" }).check();
  await form.getByRole("checkbox", { name: "My Favourites" }).uncheck();
  await field("Link").fill(`${shop.origin}/teapot?utm_source=mail`);
  await read.click();
  await expect(form.getByText(`Read from ${shop.host} today.`)).toBeVisible();
  await expect(field("Title")).toHaveValue("Copper teapot");
  await expect(field("Link")).toHaveValue(`${shop.origin}/teapot`);
  await expect(field("Price")).toHaveValue("39.50");
  await expect(currency).toHaveValue("EUR");
  const picture = form.getByRole("presentation").and(form.locator("img"));
  await expect(picture).toHaveAttribute("src", /^\/shop-picture\?/);
  await expect(form.getByRole("checkbox", { name: "Keep this picture" })).toBeChecked();
  await field("Title").fill("Copper teapot, small");
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Saved for Anna." })).toBeVisible();
  expect(shop.requests.every(({ cookie }) => cookie === undefined)).toBe(true);
  expect(shop.requests[0]?.agent).toBe("Ribbon/1.0");

  await ready(page, js);
  await expect(page.getByText("€39.50").first()).toBeVisible();
  await page.getByRole("link", { name: "Copper teapot, small" }).click();
  const detail = open(page, "Copper teapot, small", js);
  const link = detail.getByRole("link", { name: `See it at ${shop.host}` });
  await expect(link).toHaveAttribute("href", `${shop.origin}/teapot`);
  await expect(link).toHaveAttribute("rel", "nofollow noopener");
  await expect(detail.getByText(/Ad: we earn/)).toHaveCount(0);
  await ready(page, js);
  await detail.getByRole("combobox", { name: "State" }).selectOption("Bought");
  await detail.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Noted.")).toBeVisible();
  await ready(page, js);
  await detail.getByRole("button", { name: "Save Copper teapot, small" }).click();
  const star = open(page, "Save Gift", js);
  await star.getByRole("checkbox", { name: "Anna - Mother" }).uncheck();
  await star.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Removed from your saved gifts.")).toBeVisible();
});

test("what cannot be read is left to fill in, and nothing typed is lost", async ({
  page,
  shop,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  const { form, field, read, save } = await addForm(page, js);
  await field("Title").fill("Oak bird box");
  await field("Price").fill("18");
  for (const [path, said] of [
    ["/closed", "The shop did not let us read this page."],
    ["/away", "This page leads to an address that we do not read."],
  ] as const) {
    await field("Link").fill(shop.origin + path);
    await read.click();
    await expect(form.getByText(`${said} Please fill in the rest.`)).toBeVisible();
    await expect(field("Title")).toHaveValue("Oak bird box");
    await expect(field("Price")).toHaveValue("18");
    // The list behind the dialog is read again; pressing on would break that off.
    await page.waitForLoadState("networkidle");
  }
  await ready(page, js);
  await field("Link").fill("https://10.1/admin");
  await read.click();
  await expect(
    form.getByText("This address is not of a shop on the public web").last(),
  ).toBeVisible();
  await expect(field("Link")).toHaveValue("https://10.1/admin");
  await field("Link").fill("");
  await ready(page, js);
  await field("Title").press("Enter");
  await expect(page.getByText("Saved to My Favourites.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Oak bird box" })).toBeVisible();
  await expect(save).toHaveCount(0);
});

test("an address that a phone shares is read at once", async ({ page, shop }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  const text = encodeURIComponent(`Look at this: ${shop.origin}/teapot`);
  await page.goto(`/saved-gifts/add?title=Shop&text=${text}`);
  await expect(page.getByRole("heading", { level: 1, name: "Add a gift" })).toBeVisible();
  await ready(page, js);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Copper teapot");
  await page.getByText("Add gifts from any page").click();
  const bookmark = page.getByLabel("Address of the bookmark");
  await expect(bookmark).toHaveValue(/^javascript:location\.href="http.*\/saved-gifts\/add\?url="/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved to My Favourites.", { exact: true })).toBeVisible();
});

test("a gift from any shop goes on a list, without a tag or a word of one", async ({
  page,
  shop,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await page.goto("/lists/new");
  await ready(page, js);
  await page.getByRole("textbox", { name: "Title" }).fill("Mum's 60th");
  await page.getByRole("radio", { name: "A surprise" }).check();
  await page.getByRole("button", { name: "Make the list" }).click();
  await expect(page.getByLabel("Your own address")).toBeVisible();
  await ready(page, js);
  await page.getByRole("button", { name: "Add a gift" }).click();
  const { field, read, save } = await openForm(page, js);
  await field("Link").fill(`${shop.origin}/teapot`);
  await read.click();
  await expect(field("Title")).toHaveValue("Copper teapot");
  await ready(page, js);
  await save.click();
  await expect(page.getByRole("heading", { level: 2, name: "Copper teapot" })).toBeVisible();
  await page.goto(await page.getByLabel("Address for givers").inputValue());
  const gift = page.getByRole("article", { name: "Copper teapot" });
  await expect(gift.getByText("€39.50")).toBeVisible();
  const link = gift.getByRole("link", { name: "Copper teapot" });
  await expect(link).toHaveAttribute("href", `${shop.origin}/teapot`);
  await expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer");
  const picture = gift.locator("img");
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  if (js.javaScript) await expect.poll(width).toBe(1);
  await expect(page.getByRole("main").getByText(/Ad: we earn/)).toHaveCount(0);
});
