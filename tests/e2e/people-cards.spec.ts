import { expect, test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { open, ready, signedIn, unfoldDetails } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(4, 10);

test("a card shows an initial, how long it is to the next occasion, and what to do first", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  for (const [name, days] of [
    ["Anna", 0],
    ["Bert", 1],
    ["Zoë", 41],
  ] as const) {
    const birthday = `1964${inDays(days)}`;
    await call("/profilecards", { ...anna, name, birthday, holidayIds: ["birthday"] });
  }
  await page.goto("/profile-cards");
  const card = (name: string) => page.getByRole("article", { name });
  await expect(card("Anna").getByText("today", { exact: true })).toBeVisible();
  await expect(card("Bert").getByText("tomorrow", { exact: true })).toBeVisible();
  await expect(card("Zoë").getByText("41 days", { exact: true })).toBeVisible();
  await expect(card("Zoë").getByText("Z", { exact: true })).toBeVisible();
  await expect(card("Zoë").getByRole("button")).toHaveText([
    "",
    "Find Gift Ideas",
    "Edit / Add Holidays",
    "Show Saved Gifts",
    "Ask Zoë",
    "Make a list to share",
  ]);
  for (const [width, height] of [
    [390, 56],
    [1440, 190],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole("button", { name: "Add New" }).boundingBox();
    expect(Math.round(box?.height ?? 0), `Add New at ${width}`)[
      width < 600 ? "toBe" : "toBeGreaterThan"
    ](height);
  }
  await ready(page, js);
});

test("a new card has the birthday ticked, a week before", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Add New" }).click();
  const form = open(page, "Add New Profile Card", js);
  await expect(form.getByRole("checkbox", { name: /^Their birthday/ })).toBeChecked();
  await form.getByRole("checkbox", { name: /^Email reminders/ }).check();
  await expect(form.getByLabel("Reminder days for Birthday")).toHaveValue("7");
  await form.getByRole("checkbox", { name: /^Christmas/ }).check();
  await expect(form.getByLabel("Reminder days for Christmas")).toHaveValue("7");
});

test("Edit Holidays opens on the holidays, and on the person where something is wrong", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", {
    ...anna,
    holidayIds: ["birthday"],
    reminderDaysBeforeByHolidayId: { birthday: 7 },
  });
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  const form = open(page, "Edit Holidays", js);
  const name = form.getByRole("textbox", { name: "Name" });
  const reminders = form.getByRole("checkbox", { name: /^Email reminders/ });
  await expect(reminders).toBeVisible();
  await expect(name).toBeHidden();
  if (js.javaScript) await expect(reminders).toBeFocused();
  await unfoldDetails(form);
  await name.fill("");
  await form.getByText(/^Details of /).click();
  await expect(name).toBeHidden();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(name).toBeVisible();
  await name.fill("Annie");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Annie" })).toBeVisible();
});

test("the holidays of a card stand in two columns, and Save is in view", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  for (const [width, height, columns] of [
    [390, 844, 1],
    [1440, 900, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/profile-cards");
    await ready(page, js);
    await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
    const form = open(page, "Edit Holidays", js);
    const rows = form.getByRole("group", { name: "Holidays" }).getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    const lefts = await rows.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
    expect(new Set(lefts.map(Math.round)).size, `columns at ${width}`).toBe(columns);
    if (!js.javaScript) continue;
    const save = form.getByRole("button", { name: "Save" });
    await expect(save).toBeInViewport({ ratio: 1 });
    const actions = (await save.boundingBox())?.y ?? 0;
    // Every control that gets the focus is above the actions.
    for (let tab = 0; tab < 30; tab += 1) {
      await page.keyboard.press("Tab");
      const at = await form.evaluate(() => {
        const it = document.activeElement;
        return it && { text: it.textContent, bottom: it.getBoundingClientRect().bottom };
      });
      if (at?.text === "Cancel") break;
      expect(at?.bottom, `focus ${tab} at ${width}`).toBeLessThanOrEqual(actions);
    }
  }
});
