import type { Page } from "playwright/test";
import { expect, haveAccount, signIn, test } from "../support/accounts";
import { addOwnRecords, fillPath, linksInReminder } from "../support/own-records";
import {
  chooseEssentialCookies,
  expectAccessible,
  expectGoodScreen,
} from "../support/screen-checks";
import { EMPTY_SCREENS, OWN_SCREENS } from "../support/screens";

async function signedIn(page: Page): Promise<string> {
  await chooseEssentialCookies(page);
  const { email } = await haveAccount(page.request);
  await signIn(page, email);
  return email;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

test.describe("valid, accessible and nothing cut off:", { tag: "@javascript" }, () => {
  test("screens of a new account", async ({ page }) => {
    await signedIn(page);
    for (const path of EMPTY_SCREENS) await expectGoodScreen(page, path);
  });

  for (const [what, paths] of Object.entries(OWN_SCREENS)) {
    test(`screens of ${what}`, async ({ page, request }) => {
      const records = await addOwnRecords(request, await signedIn(page));
      for (const path of paths) await expectGoodScreen(page, fillPath(path, records));
    });
  }

  test("gifts as tiles and the gift menu", async ({ page, request }) => {
    await addOwnRecords(request, await signedIn(page));
    await page.goto("/saved-gifts");
    await press(page, "Tiles");
    await expect(page.getByRole("button", { name: "Tiles" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectAccessible(page, "tiles");
    // Where the open menu covers no other control by half.
    await page.goto("/about");
    await page.getByRole("button", { name: "Gifts" }).click();
    await expect(page.getByRole("link", { name: "My Lists" })).toBeVisible();
    await expectAccessible(page, "the gift menu");
  });

  test("the preview of an import", async ({ page }) => {
    await signedIn(page);
    await page.goto("/profile-cards/import");
    const text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\nBDAY:--0229\r\nEND:VCARD\r\n";
    const file = { name: "contacts.vcf", mimeType: "text/vcard", buffer: Buffer.from(text) };
    await page.getByLabel("File").setInputFiles(file);
    await press(page, "Continue");
    await expect(page.getByRole("checkbox", { name: "Add Bo" })).toBeVisible();
    await expectAccessible(page, "import preview");
  });

  test("the pages that a reminder links to", async ({ page, request }) => {
    const email = await signedIn(page);
    await addOwnRecords(request, email);
    for (const link of await linksInReminder(request, email)) await expectGoodScreen(page, link);
    await press(page, /./);
    await expectAccessible(page, "a link that was used");
  });
});
