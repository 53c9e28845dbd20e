import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { pressEscape } from "../support/dialogs";
import { signedIn } from "../support/people-screens";
import { hydrated } from "../support/test";

const dialogs = (page: Page) => page.locator("[role=dialog], [role=alertdialog]");

/** Opens a dialog with the keyboard, and checks that Tab stays inside it. */
async function openByKeyboard(page: Page, opener: Locator, title: string): Promise<Locator> {
  const before = await dialogs(page).count();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole(/^Delete/.test(title) ? "alertdialog" : "dialog", { name: title });
  await expect(dialog).toBeVisible();
  expect(await dialogs(page).count()).toBeLessThanOrEqual(before + 1);
  const hasFocus = () => dialog.evaluate((it) => it.contains(document.activeElement));
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect.poll(hasFocus, { message: `the focus after ${key}` }).toBe(true);
  }
  return dialog;
}

/** Closes the top dialog with Escape, and checks that focus returns to its opener. */
async function escapeTo(page: Page, opener: Locator): Promise<void> {
  await pressEscape(page);
  await expect(opener).toBeFocused();
}

test.describe("keyboard", { tag: "@javascript" }, () => {
  test("each dialog of a card traps focus, closes on Escape and returns focus", async ({
    page,
  }) => {
    const call = await signedIn(page);
    await call("/profilecards", { ...anna, holidayIds: ["christmas"] });
    await page.goto("/profile-cards");
    await hydrated(page);
    for (const [button, title] of [
      ["Add New", "Add New Profile Card"],
      ["Edit / Add Holidays", "Edit Holidays"],
      ["Show Saved Gifts", "Saved gifts: Anna - Mother"],
      ["Delete Anna", "Delete profile card"],
    ] as const) {
      const opener = page.getByRole("button", { name: button });
      await openByKeyboard(page, opener, title);
      await escapeTo(page, opener);
    }
    const edit = page.getByRole("button", { name: "Edit / Add Holidays" });
    await openByKeyboard(page, edit, "Edit Holidays");
    const add = page.getByRole("button", { name: "Add Custom Holiday" });
    await openByKeyboard(page, add, "Add Custom Holiday");
    await pressEscape(page);
    await expect(page.getByRole("dialog", { name: "Edit Holidays" })).toBeVisible();
    await escapeTo(page, edit);

    await page.getByRole("button", { name: "Find Gift Ideas" }).click();
    const start = page.getByRole("button", { name: "Start Search" });
    await openByKeyboard(page, start, "Find the Perfect Gift");
    await escapeTo(page, start);
  });

  test("focus moves to the main content if the opener of a dialog is gone", async ({ page }) => {
    const call = await signedIn(page);
    await call("/profilecards", anna);
    await page.goto("/profile-cards");
    await hydrated(page);
    const opener = page.getByRole("button", { name: "Delete Anna" });
    const dialog = await openByKeyboard(page, opener, "Delete profile card");
    await dialog.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText("Profile card deleted.")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the star's dialog and a gift's details trap focus and return it", async ({ page }) => {
    const call = await signedIn(page);
    await call("/savedgifts", teapot);
    await page.goto("/saved-gifts");
    await hydrated(page);
    const star = page.getByRole("article").getByRole("button", { name: `Save ${teapot.title}` });
    await openByKeyboard(page, star, "Save Gift");
    await escapeTo(page, star);
    const link = page.getByRole("link", { name: teapot.title });
    const detail = await openByKeyboard(page, link, teapot.title);
    const inner = detail.getByRole("button", { name: `Save ${teapot.title}` });
    await openByKeyboard(page, inner, "Save Gift");
    await escapeTo(page, inner);
    await escapeTo(page, link);
  });
});
