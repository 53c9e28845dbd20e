import { expect, haveAccount, signIn, test } from "../support/accounts";
import { pressEscape } from "../support/dialogs";
import { openDialog } from "../support/open-dialog";
import { addOwnRecords } from "../support/own-records";
import { unfoldDetails } from "../support/people-screens";
import { chooseEssentialCookies, expectAccessible } from "../support/screen-checks";
import { OWN_DIALOGS } from "../support/screens";

test.describe("accessible and nothing cut off, over its page:", { tag: "@javascript" }, () => {
  for (const [name, dialog] of Object.entries(OWN_DIALOGS)) {
    test(name, async ({ page, request }) => {
      await chooseEssentialCookies(page);
      const { email } = await haveAccount(page.request);
      await signIn(page, email);
      await addOwnRecords(request, email);
      await openDialog(page, dialog);
      await expectAccessible(page, name, true);
    });
  }

  test("a refused card and the question before leaving it", async ({ page, request }) => {
    await chooseEssentialCookies(page);
    const { email } = await haveAccount(page.request);
    await signIn(page, email);
    await addOwnRecords(request, email);
    const card = await openDialog(page, OWN_DIALOGS["a card"]);
    await unfoldDetails(card);
    await card.getByRole("textbox", { name: "Name" }).fill("");
    await card.getByRole("button", { name: "Save" }).click();
    await expect(card.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "a refused card", true);
    await pressEscape(page);
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page, "the question", true);
  });

  test("a refused search for a card", async ({ page, request }) => {
    await chooseEssentialCookies(page);
    const { email } = await haveAccount(page.request);
    await signIn(page, email);
    await addOwnRecords(request, email);
    const form = await openDialog(page, OWN_DIALOGS["a search for a card"]);
    await form.getByRole("textbox", { name: "Recipient" }).fill("");
    await form.getByRole("button", { name: "Search" }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "a refused search for a card", true);
  });
});
