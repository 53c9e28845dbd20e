import type { Page } from "playwright/test";
import { expect } from "./test";

/**
 * Waits for the top dialog to have the focus and to take taps: some frames after it is drawn or
 * uncovered, which nobody's hands notice.
 */
async function topDialogListens(page: Page): Promise<void> {
  const top = page.locator("[role=dialog], [role=alertdialog]").last();
  await expect(top.and(page.locator(":focus-within"))).toHaveCSS("pointer-events", "auto");
}

/** Presses Escape in the top dialog. */
export async function pressEscape(page: Page): Promise<void> {
  await topDialogListens(page);
  await page.keyboard.press("Escape");
}

/** Taps beside the top dialog. */
export async function tapBeside(page: Page): Promise<void> {
  await topDialogListens(page);
  await page.mouse.click(5, 300);
}
