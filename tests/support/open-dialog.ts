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
  // An open dialog hides what is behind it, so that a control is the first of its name in sight.
  for (const { role = "button", name } of controls) {
    await page.getByRole(role, { name }).first().click();
  }
  const dialog = page
    .getByRole("dialog", { name: title })
    .or(page.getByRole("alertdialog", { name: title }));
  await expect(dialog).toBeVisible();
  return dialog;
}
