import { test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { expect, hasJavaScript } from "../support/test";

test("an error about reminder days names its holiday, and hidden days do not count", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const days = { reminderDaysBeforeByHolidayId: { birthday: 7, christmas: 30 } };
  const chosen = { holidayIds: ["birthday", "christmas"], emailRemindersEnabled: true };
  await call("/profilecards", { ...anna, ...chosen, ...days });
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  const form = open(page, "Edit Holidays", js);
  await form.getByLabel("Reminder days for Christmas").fill("");
  await form.getByLabel("Reminder days for Birthday").fill("91");
  await form.getByRole("button", { name: "Save" }).click();
  const alert = form.getByRole("alert");
  await expect(alert).toContainText("Please enter reminder days from 1 to 90 for Christmas");
  await expect(alert).toContainText("Please enter reminder days from 1 to 90 for Birthday");
  await expect(form.getByLabel("Reminder days for Christmas")).toHaveAccessibleDescription(
    "Please enter reminder days from 1 to 90 for Christmas",
  );
  await form.getByRole("checkbox", { name: /^Christmas/ }).uncheck();
  await form.getByLabel("Reminder days for Birthday").fill("14");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile card saved.")).toBeVisible();
});
