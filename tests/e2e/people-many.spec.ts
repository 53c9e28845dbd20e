import type { Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { back } from "../support/conditions";
import { pressEscape } from "../support/dialogs";
import { open, ready, signedIn } from "../support/people-screens";
import { expectAccessible } from "../support/screen-checks";
import { hasJavaScript } from "../support/test";

const PEOPLE = 200;
const names = Array.from({ length: PEOPLE }, (_, place) =>
  place === 77 ? "Zoë Österlund" : `Person ${String(place).padStart(3, "0")}`,
);

/** Signs in a user with 200 cards, each with a birthday. */
async function withManyPeople(page: Page) {
  await signedIn(page);
  const form: Record<string, string> = {};
  const two = (number: number) => String(number).padStart(2, "0");
  for (const [place, name] of names.entries()) {
    const person = `people[${place}]`;
    form[`${person}.take`] = "on";
    form[`${person}.name`] = name;
    form[`${person}.relationship`] = "Friend";
    form[`${person}.birthday`] = `1980-${two(1 + (place % 12))}-${two(1 + (place % 28))}`;
  }
  expect((await page.request.post("/profile-cards/import", { form })).ok()).toBe(true);
  await page.goto("/profile-cards");
  await expect(page.getByText(`${PEOPLE} people`, { exact: true })).toBeVisible();
}

const shown = (page: Page) => page.getByRole("checkbox", { name: /^Choose / });
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("200 people fit a page, and are found, sorted and turned over", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await withManyPeople(page);
  for (const view of ["", "?view=cards", "?view=list&sort=name&page=3"]) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/profile-cards${view}`);
      await ready(page, js);
      if (js.javaScript) expect(await height(page), `${view} at ${width}`).toBeLessThan(3000);
      const box = await page.getByRole("contentinfo").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${view} at ${width}`).toBeLessThan(3000);
    }
  }
  await page.goto("/profile-cards");
  await ready(page, js);
  await expect(shown(page)).toHaveCount(12);
  await page.getByText("Search, sort and view").click();
  await page.getByLabel("Search by name").fill("zoe o");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("1 of 200 people")).toBeVisible();
  await expect(page.getByRole("link", { name: "Zoë Österlund", exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await page.getByLabel("Search by name").fill("");
  await page.getByLabel("Sort by").selectOption("name");
  if (!js.javaScript) await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(shown(page).first()).toHaveAccessibleName("Choose Person 000");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("Page 2 of 17")).toBeVisible();
  await expect(shown(page).first()).toHaveAccessibleName("Choose Person 012");

  await ready(page, js);
  await page.getByRole("link", { name: "Person 021", exact: true }).click();
  const form = open(page, "Edit Holidays", js);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Page 2 of 17")).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveValue("name");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("Page 3 of 17")).toBeVisible();
  await back(page);
  await expect(page.getByText("Page 2 of 17")).toBeVisible();
});

test("people chosen together get a holiday, and are deleted after a question", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await withManyPeople(page);
  await page.goto("/profile-cards?sort=name");
  await ready(page, js);
  await page.getByRole("button", { name: "Add Holiday" }).click();
  await expect(page.getByText("Please choose somebody first.")).toBeVisible();

  await expect(page.getByText("Your choice is for this page.")).toBeVisible();
  await page.goto("/profile-cards?sort=name&q=person+00");
  await ready(page, js);
  await expect(page.getByText("Your choice is for this page.")).toBeHidden();
  await page.getByRole("button", { name: "Select all" }).click();
  for (const tick of await shown(page).all()) await expect(tick).toBeChecked();
  await page.getByRole("button", { name: "Add Holiday" }).click();
  const holiday = open(page, "Add Holiday", js);
  await expect(holiday).toContainText("For 10 people:");
  await holiday.getByRole("button", { name: "Save" }).click();
  await expect(holiday.getByRole("alert")).toContainText("Please choose a holiday");
  await holiday.getByLabel("Holiday").selectOption("Easter");
  await holiday.getByLabel("Reminder days").fill("0");
  await holiday.getByRole("button", { name: "Save" }).click();
  await expect(holiday.getByRole("alert")).toContainText("Please enter reminder days from 1 to 90");
  await holiday.getByLabel("Reminder days").fill("14");
  await holiday.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Easter is now selected for 10 people.")).toBeVisible();
  await expect(page.getByText("10 of 200 people")).toBeVisible();
  await page.getByRole("link", { name: "Person 003", exact: true }).click();
  await expect(
    open(page, "Edit Holidays", js).getByRole("checkbox", { name: /^Easter/ }),
  ).toBeChecked();

  await page.goto("/profile-cards?sort=name");
  await ready(page, js);
  await page.getByRole("checkbox", { name: "Choose Person 000" }).check();
  await page.getByRole("checkbox", { name: "Choose Person 002" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = open(page, "Delete Profile Cards", js);
  await expect(question).toContainText("Person 000 - Friend, Person 002 - Friend");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("200 people", { exact: true })).toBeVisible();
  await page.goto("/profile-cards?sort=name");
  await ready(page, js);
  await page.getByRole("checkbox", { name: "Choose Person 000" }).check();
  await page.getByRole("checkbox", { name: "Choose Person 002" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 profile cards were deleted.")).toBeVisible();
  await expect(page.getByText("198 people", { exact: true })).toBeVisible();
  await expect(shown(page).first()).toHaveAccessibleName("Choose Person 001");

  await ready(page, js);
  await page.getByRole("checkbox", { name: /^Everybody found/ }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toContainText("these 198 profile cards");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nobody is here yet.")).toBeVisible();
});

test("a dialog for many people begins at its first control, not at folded names", {
  tag: "@javascript",
}, async ({ page }) => {
  await withManyPeople(page);
  await ready(page, { javaScript: true });
  await page.getByRole("checkbox", { name: /^Everybody found/ }).check();
  await page.getByRole("button", { name: "Add Holiday" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Holiday" });
  await expect(dialog.getByText("and 190 more")).toBeVisible();
  await expect(dialog.getByLabel("Holiday")).toBeFocused();
  await expect(dialog.getByLabel("Holiday")).toHaveValue("");
});

test("the list of many people is accessible", { tag: "@javascript" }, async ({ page }) => {
  await withManyPeople(page);
  for (const path of ["/profile-cards", "/profile-cards?view=cards&q=person"]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto("/profile-cards");
  await page.getByText("Add a holiday to several, or delete them").click();
  await shown(page).first().check();
  for (const name of ["Add Holiday", "Delete"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
    await expectAccessible(page, name, true);
    await pressEscape(page);
  }
});
