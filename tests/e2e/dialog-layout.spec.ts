import { expect, haveAccount, signIn, test } from "../support/accounts";
import { boxesOf } from "../support/boxes";
import { pressEscape } from "../support/dialogs";
import { openDialog } from "../support/open-dialog";
import { addOwnRecords } from "../support/own-records";
import { chooseEssentialCookies } from "../support/screen-checks";
import { type DialogScreen, OWN_DIALOGS } from "../support/screens";

/** Dialogs with a form or more than fits a window, and what ends them. */
const ENDS: Partial<Record<keyof typeof OWN_DIALOGS, string[]>> = {
  "a search for a card": ["Cancel", "Search"],
  "the questions to a recipient": ["Close"],
  "a saved gift": ["Close"],
  "the gifts of a card": ["Close"],
  "a card": ["Cancel", "Save"],
  "a custom holiday": ["Cancel", "Save"],
  "where to keep a product": ["Cancel", "Save"],
};

test.describe("dialogs", { tag: "@javascript" }, () => {
  test.beforeEach(async ({ page }) => {
    await chooseEssentialCookies(page);
    const { email } = await haveAccount(page.request);
    await signIn(page, email);
    await addOwnRecords(page.request, email);
  });

  test("what ends a dialog is in view, on a phone at the lower edge", async ({ page }) => {
    for (const [name, ends] of Object.entries(ENDS)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const screen: DialogScreen = OWN_DIALOGS[name as keyof typeof OWN_DIALOGS];
      const dialog = await openDialog(page, screen);
      const end = (label: string) =>
        dialog.getByRole("button", { name: label, exact: true }).filter({ visible: true });
      for (const label of ends) {
        await expect(end(label).last(), `${label} of ${name}`).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 360, height: 780 });
      for (const label of ends) {
        const [box] = await boxesOf(end(label).last(), dialog);
        expect(780 - box.bottom, `below ${label} of ${name}`).toBeLessThan(20);
        expect(box.bottom, `${label} of ${name}`).toBeLessThan(780);
      }
    }
  });

  test("where to keep a gift is asked in as much of a phone's window as it takes", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const dialog = await openDialog(page, OWN_DIALOGS["where to keep a product"]);
    const [box] = await boxesOf(dialog, dialog);
    expect(box.bottom).toBe(780);
    expect(box.height).toBeLessThan(500);
  });

  test("the answers to a question are as wide as each other on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const card = await openDialog(page, OWN_DIALOGS["a card"]);
    await card.getByRole("checkbox", { name: "Email reminders" }).click();
    await pressEscape(page);
    const question = page.getByRole("alertdialog");
    const [stay, leave] = await boxesOf(
      question.getByRole("button", { name: "Keep editing" }),
      question.getByRole("button", { name: "Leave without saving" }),
    );
    expect(stay.width).toBe(leave.width);
  });
});
