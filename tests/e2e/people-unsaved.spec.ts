import type { Page } from "playwright/test";
import { test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { back, secondTab } from "../support/conditions";
import { pressEscape, tapBeside } from "../support/dialogs";
import { open, ready, signedIn, unfoldDetails } from "../support/people-screens";
import { expect } from "../support/test";

const js = { javaScript: true };
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const cardForm = (page: Page) => open(page, "Edit Holidays", js);

/** The ways out of a dialog. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  Escape: pressEscape,
  "a tap beside it": tapBeside,
  Cancel: (page) => page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click(),
  Back: (page) => page.goBack().then(() => undefined),
};

async function openCard(page: Page) {
  const call = await signedIn(page);
  const card = await call("/profilecards", { ...anna, holidayIds: ["christmas"] });
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  await unfoldDetails(cardForm(page));
  return { call, card };
}

/** Begins a new card with a name; its form. */
async function openNewCard(page: Page) {
  await signedIn(page);
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Add New" }).click();
  const form = open(page, "Add New Profile Card", js);
  await form.getByRole("textbox", { name: "Name" }).fill("Bo");
  return form;
}

test.describe("unsaved words", { tag: "@javascript" }, () => {
  for (const [way, leave] of Object.entries(WAYS)) {
    test(`of a card are kept until ${way} is confirmed`, async ({ page }) => {
      await openCard(page);
      const name = cardForm(page).getByRole("textbox", { name: "Name" });
      await name.fill("Annie");
      await leave(page);
      await expect(question(page)).toBeVisible();
      await expect(question(page).getByRole("button", { name: "Keep editing" })).toBeFocused();
      await question(page).getByRole("button", { name: "Keep editing" }).click();
      await expect(question(page)).toBeHidden();
      await expect(name).toHaveValue("Annie");
      await leave(page);
      await question(page).getByRole("button", { name: "Leave without saving" }).click();
      await expect(cardForm(page)).toBeHidden();
      await expect(page).toHaveURL("/profile-cards");
      await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toBeVisible();
    });

    test(`${way} closes a card at once in which nothing is changed`, async ({ page }) => {
      await openCard(page);
      const box = cardForm(page).getByRole("checkbox", { name: /^Christmas/ });
      await box.uncheck();
      await box.check();
      await leave(page);
      await expect(cardForm(page)).toBeHidden();
      await expect(question(page)).toBeHidden();
    });
  }

  test("are asked about until there is an answer, whatever ends meanwhile", async ({ page }) => {
    const form = await openNewCard(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/profile-cards**", async (route) => {
      if (route.request().method() === "GET") await released;
      await route.continue();
    });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    await pressEscape(page);
    await expect(question(page)).toBeVisible();
    const ended = page.waitForResponse((response) => response.request().method() === "GET");
    release();
    await ended;
    await page.waitForLoadState("networkidle");
    await expect(question(page)).toBeVisible();
    await page.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL("/profile-cards");
    await expect(form).toBeHidden();
  });

  test("of a new card, after an error too, are asked about", async ({ page }) => {
    const form = await openNewCard(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    await pressEscape(page);
    await expect(question(page)).toBeVisible();
    await pressEscape(page);
    await expect(question(page)).toBeHidden();
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Bo");
    await form.getByRole("textbox", { name: "Relationship" }).fill("Brother");
    await form.getByLabel(/^Birthday/).fill("1990-01-01");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Bo" })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test("of a gift's history are asked about until they are saved", async ({ page }) => {
    const { call, card } = await openCard(page);
    await call("/savedgifts", { ...teapot, profileCardIds: [card.id] });
    await page.goto("/saved-gifts");
    await ready(page, js);
    await page.getByRole("link", { name: teapot.title }).first().click();
    const gift = open(page, teapot.title, js);
    await gift.getByRole("textbox", { name: "Occasion" }).fill("Birthday");
    await pressEscape(page);
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await gift.getByRole("combobox", { name: "State" }).selectOption("bought");
    await gift.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Noted.")).toBeVisible();
    await pressEscape(page);
    await expect(gift).toBeHidden();
    await expect(question(page)).toBeHidden();
  });

  test("of where to keep a gift are asked about", async ({ page }) => {
    const { call } = await openCard(page);
    await call("/savedgifts", teapot);
    await page.goto("/saved-gifts");
    await ready(page, js);
    await page
      .getByRole("button", { name: `Save ${teapot.title}` })
      .first()
      .click();
    const dialog = open(page, "Save Gift", js);
    const box = dialog.getByRole("checkbox", { name: "Anna - Mother" });
    await box.check();
    await pressEscape(page);
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(box).toBeChecked();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/saved-gifts");
  });

  test("of a search for a card are asked about, and not when it starts", async ({ page }) => {
    await openCard(page);
    await pressEscape(page);
    await page.getByRole("button", { name: "Find Gift Ideas" }).click();
    await page.getByRole("button", { name: "Start Search" }).click();
    const form = open(page, "Find the Perfect Gift", js);
    await form.getByRole("textbox", { name: "Age" }).fill("63");
    await form.getByRole("textbox", { name: "Interests" }).fill("Gardening");
    await pressEscape(page);
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await form.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(/\/giftsearch\/[0-9a-f]{64}\?card=/);
    await expect(question(page)).toBeHidden();
  });

  test("of a page are asked about when the browser goes back or elsewhere", async ({ page }) => {
    const { card } = await openCard(page);
    await page.goto("/profile-cards/calendar");
    await page.goto(`/profile-cards/${card.id}`);
    await ready(page, js);
    await unfoldDetails(page.getByRole("main"));
    await page.getByRole("textbox", { name: "Name" }).fill("Annie");
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Annie");
    const asked = page.waitForEvent("dialog");
    const leaving = back(page);
    expect((await asked).type()).toBe("beforeunload");
    await (await asked).accept();
    await leaving;
    await expect(page).toHaveURL("/profile-cards/calendar");
  });

  test("of one tab do not hold up another", async ({ page }) => {
    await openCard(page);
    await cardForm(page).getByRole("textbox", { name: "Name" }).fill("Annie");
    const tab = await secondTab(page);
    await ready(tab, js);
    await tab.getByRole("button", { name: "Cancel" }).click();
    await expect(tab).toHaveURL("/profile-cards");
    await expect(cardForm(page).getByRole("textbox", { name: "Name" })).toHaveValue("Annie");
  });
});
