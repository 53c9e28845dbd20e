import type { Locator, Page } from "playwright/test";
import { type DialogScreen, finishedSearch } from "./screens";
import { expect, hydrated } from "./test";

/** Opens a dialog from its page, one control after the other, and returns it. */
export async function openDialog(
  page: Page,
  { page: path, controls, title }: DialogScreen,
): Promise<Locator> {
  await page.goto(path === ":search" ? await finishedSearch(page.request) : path);
  await hydrated(page);
  const dialogNamed = (name: string | RegExp) =>
    page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
  for (const { role = "button", name, inside } of controls) {
    const place = inside ? dialogNamed(inside) : page.getByRole("main");
    await place.getByRole(role, { name }).first().click();
  }
  const dialog = dialogNamed(title);
  await expect(dialog).toBeVisible();
  return dialog;
}
