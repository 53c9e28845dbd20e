import type { Browser, Locator, Page } from "playwright/test";
import { expect } from "./accounts";
import { open, ready } from "./people-screens";

export type Js = { javaScript: boolean };
/** The gift of `madeList`. */
export const GIFT = "Garden kneeler";

/** Another visitor, in a browser of their own. */
export async function visitor(browser: Browser, address: string, js: Js): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: js.javaScript });
  const page = await context.newPage();
  await page.goto(address);
  await ready(page, js);
  return page;
}

/** Makes a list with a gift of £50; the page is the organiser's then. The givers' address. */
export async function madeList(
  page: Page,
  js: Js,
  kind: "A surprise" | "A wish list",
): Promise<string> {
  await page.goto("/lists/new");
  await ready(page, js);
  await page.getByRole("textbox", { name: "Title" }).fill("Mum's 60th");
  await page.getByRole("radio", { name: kind }).check();
  await page.getByRole("button", { name: "Make the list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mum's 60th" })).toBeVisible();
  await expect(page.getByLabel("Your own address")).toHaveValue(/\/lists\/manage\/[0-9a-f]{96}$/);
  await ready(page, js);
  await page.getByRole("button", { name: "Add a gift" }).click();
  const form = open(page, "Add a gift", js);
  await form.getByRole("textbox", { name: "Title" }).fill(GIFT);
  await form.getByRole("textbox", { name: "Price" }).fill("50");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: GIFT })).toBeVisible();
  return page.getByLabel("Address for givers").inputValue();
}

/** Says with a first name that somebody gets the gift. */
export async function get(page: Page, js: Js, name: string) {
  await page.getByRole("button", { name: "I'll get this one" }).click();
  const form = open(page, "I'll get this one", js);
  await form.getByRole("textbox", { name: "First name" }).fill(name);
  await form.getByRole("button", { name: "Confirm" }).click();
}

/** The gift as a page of the list shows it. */
export const gift = (page: Page): Locator => page.getByRole("article", { name: GIFT });
