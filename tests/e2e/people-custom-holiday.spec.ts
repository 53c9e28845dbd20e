import type { Page, TestInfo } from "playwright/test";
import { test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { pressEscape } from "../support/dialogs";
import { open, ready, signedIn, unfoldDetails } from "../support/people-screens";
import { expect, hasJavaScript } from "../support/test";

/** Opens a card of which much is typed and nothing saved. */
async function typeCard(page: Page, info: TestInfo) {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const card = await call("/profilecards", { ...anna, holidayIds: ["christmas"] });
  await call(`/profilecards/${card.id}/custom-holidays`, {
    ...{ name: "Wedding day", date: "2009-08-22", isRecurring: true, isOriginDate: true },
  });
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  const form = open(page, "Edit Holidays", js);
  await unfoldDetails(form);
  await form.getByRole("textbox", { name: "Name" }).fill("Annie");
  await form.getByRole("textbox", { name: "Interests" }).fill("Tea, Chess");
  await form.getByRole("checkbox", { name: /^Christmas/ }).uncheck();
  await form.getByRole("checkbox", { name: /^Easter/ }).check();
  await form.getByRole("checkbox", { name: /^Email reminders/ }).check();
  await form.getByLabel("Reminder days for Easter").fill("21");
  return { js, form };
}

async function expectTyped(form: ReturnType<typeof open>) {
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Annie");
  await expect(form.getByRole("textbox", { name: "Interests" })).toHaveValue("Tea, Chess");
  await expect(form.getByRole("checkbox", { name: /^Christmas/ })).not.toBeChecked();
  await expect(form.getByRole("checkbox", { name: /^Easter/ })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /^Email reminders/ })).toBeChecked();
  await expect(form.getByLabel("Reminder days for Easter")).toHaveValue("21");
}

test("adding a custom holiday gives back what was typed of the card", async ({ page }, info) => {
  const { js, form } = await typeCard(page, info);
  await form.getByRole("button", { name: "Add Custom Holiday" }).click();
  const holiday = open(page, "Add Custom Holiday", js);
  await holiday.getByRole("textbox", { name: "Name" }).fill("Recital");
  await holiday.getByLabel(/^Date/).fill("");
  await holiday.getByRole("button", { name: "Save" }).click();
  await expect(holiday.getByRole("alert")).toContainText("Please enter a date");
  await holiday.getByLabel(/^Date/).fill("2020-03-01");
  await holiday.getByRole("button", { name: "Save" }).click();
  await expectTyped(form);
  await expect(form.getByRole("checkbox", { name: /^Recital/ })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /^Wedding day/ })).toBeChecked();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Annie" })).toBeVisible();

  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  await unfoldDetails(form);
  await expectTyped(form);
  await expect(form.getByRole("checkbox", { name: /^Recital/ })).toBeChecked();
});

test("leaving a custom holiday gives back what was typed of the card", async ({ page }, info) => {
  const { js, form } = await typeCard(page, info);
  await form.getByRole("button", { name: "Add Custom Holiday" }).click();
  const added = open(page, "Add Custom Holiday", js);
  await added.getByRole("button", { name: "Cancel" }).click();
  await expectTyped(form);
  await form.getByRole("button", { name: "Edit Wedding day" }).click();
  const holiday = open(page, "Edit Custom Holiday", js);
  await expect(holiday.getByRole("textbox", { name: "Name" })).toHaveValue("Wedding day");
  await holiday.getByRole("button", { name: "Delete this holiday" }).click();
  const question = js.javaScript
    ? page.getByRole("alertdialog", { name: "Delete custom holiday" })
    : page.getByRole("main");
  await expect(question).toContainText("Are you sure you want to delete Wedding day?");
  await ready(page, js);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expectTyped(form);
  await expect(form.getByRole("checkbox", { name: /^Wedding day/ })).toBeChecked();
  await ready(page, js);
  await form.getByRole("button", { name: "Edit Wedding day" }).click();
  await holiday.getByRole("button", { name: "Delete this holiday" }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expectTyped(form);
  await expect(form.getByRole("checkbox", { name: /^Wedding day/ })).toHaveCount(0);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Annie" })).toBeVisible();
});

test("a past day that does not return is refused, with what to do", async ({ page }, info) => {
  const { js, form } = await typeCard(page, info);
  await form.getByRole("button", { name: "Add Custom Holiday" }).click();
  const added = open(page, "Add Custom Holiday", js);
  await added.getByRole("textbox", { name: "Name" }).fill("Recital");
  await added.getByLabel(/^Date/).fill("2020-03-01");
  await added.getByRole("checkbox", { name: /^Recurring/ }).uncheck();
  await added.getByRole("button", { name: "Save" }).click();
  await expect(added.getByRole("alert")).toContainText(
    "1 March 2020 is past. Choose a day to come, or let it return every year.",
  );
  await ready(page, js);
  await expect(added.getByLabel(/^Date/)).toHaveValue("2020-03-01");
  await added.getByRole("checkbox", { name: /^Recurring/ }).check();
  await added.getByRole("button", { name: "Save" }).click();
  await expectTyped(form);
  await expect(form.getByRole("checkbox", { name: /^Recital/ })).toBeChecked();
});

test("what was done to a custom holiday is said at its card", async ({ page }, info) => {
  const { js, form } = await typeCard(page, info);
  const said = form.getByRole("status");
  await form.getByRole("button", { name: "Add Custom Holiday" }).click();
  const added = open(page, "Add Custom Holiday", js);
  await added.getByRole("textbox", { name: "Name" }).fill("Name day");
  await added.getByRole("button", { name: "Save" }).click();
  await expect(said.filter({ hasText: "Name day was added." })).toBeVisible();
  await ready(page, js);
  await form.getByRole("button", { name: "Edit Name day" }).click();
  const holiday = open(page, "Edit Custom Holiday", js);
  await holiday.getByRole("textbox", { name: "Name" }).fill("Feast day");
  await holiday.getByRole("button", { name: "Save" }).click();
  await expect(said.filter({ hasText: "Feast day was saved." })).toBeVisible();
  await ready(page, js);
  await form.getByRole("button", { name: "Edit Feast day" }).click();
  await holiday.getByRole("button", { name: "Delete this holiday" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(said.filter({ hasText: "The custom holiday was deleted." })).toBeVisible();
  await expectTyped(form);
});

test.describe("with JavaScript", { tag: "@javascript" }, () => {
  test("Escape and Back from a custom holiday keep the card, and leaving asks", async ({
    page,
  }, info) => {
    const { form, js } = await typeCard(page, info);
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    const holiday = open(page, "Add Custom Holiday", js);
    await form.getByRole("button", { name: "Add Custom Holiday" }).click();
    await expect(holiday).toBeVisible();
    await pressEscape(page);
    await expectTyped(form);
    await form.getByRole("button", { name: "Add Custom Holiday" }).click();
    await holiday.getByRole("textbox", { name: "Name" }).fill("Recital");
    await page.goBack();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(holiday.getByRole("textbox", { name: "Name" })).toHaveValue("Recital");
    await page.goBack();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expectTyped(form);
    await pressEscape(page);
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL("/profile-cards");
    await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
    await unfoldDetails(form);
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Anna");
  });
});
