import type { APIRequestContext, Page } from "playwright/test";
import { expect, fromMail, haveAccount, signIn, test } from "../support/accounts";
import { hasJavaScript, hydrated } from "../support/test";

type Mail = { subject: string; text: string; headers: Record<string, string> };

/** The reminders sent to an address, newest first. */
async function reminders(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails: Mail[] = await (await request.get(`/dev/mailbox.json?to=${email}`)).json();
  return mails.filter(({ subject }) => subject.startsWith("Anna: Birthday"));
}

/** The year of the next 2 May that is at least a week away. */
function nextYear(): number {
  const now = new Date();
  const isPast = now >= new Date(`${now.getUTCFullYear()}-04-25T00:00:00Z`);
  return now.getUTCFullYear() + (isPast ? 1 : 0);
}

/**
 * Runs cron at noon a number of days before Anna's birthday. Cron runs for all tests' users, so the
 * tests stay within the three days that a reminder may be late.
 */
async function cron(request: APIRequestContext, days: 6 | 7): Promise<void> {
  const at = new Date(Date.UTC(nextYear(), 4, 2 - days, 12)).toISOString();
  expect((await request.post(`/dev/cron?at=${at}`)).ok()).toBe(true);
}

async function openAnna(page: Page, javaScript: boolean): Promise<void> {
  await page.goto("/profile-cards");
  if (javaScript) await hydrated(page);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
}

/** Sets the reminder days of the birthday. */
async function setReminderDays(page: Page, days: number, javaScript: boolean): Promise<void> {
  await openAnna(page, javaScript);
  const field = page.getByLabel("Reminder days for Birthday");
  await field.fill(String(days));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field).toBeHidden();
}

async function addAnna(page: Page, javaScript: boolean): Promise<void> {
  await page.goto("/profile-cards/new");
  if (javaScript) await hydrated(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Anna");
  await page.getByRole("textbox", { name: "Relationship" }).fill("Mother");
  await page.getByLabel(/^Birthday/).fill("1964-05-02");
  await page.getByRole("textbox", { name: "Interests" }).fill("Gardening, Tea");
  await page.getByRole("checkbox", { name: /^Email reminders/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toBeVisible();
}

const linkAfter = (label: string) => new RegExp(`(?<=${label}:\\n)\\S+`);

test("a reminder is sent once, links to a prefilled search, and can be stopped", async ({
  page,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const { request } = page;
  const { email } = await haveAccount(request);
  await signIn(page, email);
  await addAnna(page, javaScript);
  await Promise.all([cron(request, 7), cron(request, 7)]);
  await cron(request, 7);
  const [mail, ...more] = await reminders(request, email);
  expect(more).toEqual([]);
  const year = nextYear();
  expect(mail?.text).toContain(`2 May ${year}. Anna turns ${year - 1964}.`);
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const linkTo = (label: string) => fromMail(request, email, linkAfter(label));
  const ideas = await linkTo("Find ideas");
  const stop = await linkTo("Stop reminders for Anna");

  await page.goto(ideas);
  for (const [label, typed] of [
    ["Recipient", "Mother"],
    ["Age", String(year - 1964)],
    ["Occasion", "Birthday"],
    ["Interests", "Gardening, Tea"],
  ] as const) {
    await expect(page.getByRole("textbox", { name: label })).toHaveValue(typed);
  }

  // Opening the link alone, as mail scanners do, does not stop the next reminder.
  expect((await request.get(stop)).ok()).toBe(true);
  await setReminderDays(page, 6, javaScript);
  await cron(request, 6);
  expect(await reminders(request, email)).toHaveLength(2);

  await page.context().clearCookies();
  await page.goto(stop);
  await expect(page.getByRole("heading", { name: "Stop reminders for Anna" })).toBeVisible();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "You get no more reminders for Anna",
  );
  await signIn(page, email);
  await openAnna(page, javaScript);
  await expect(page.getByRole("checkbox", { name: /^Email reminders/ })).not.toBeChecked();
});

test("'Skip this year' suppresses further reminders of that date, without logging in", async ({
  page,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const { request } = page;
  const { email } = await haveAccount(request);
  await signIn(page, email);
  await addAnna(page, javaScript);
  await cron(request, 7);
  const skip = await fromMail(request, email, linkAfter("Skip this year"));
  await page.context().clearCookies();
  await page.goto(skip);
  await expect(
    page.getByText(`no reminder of Anna: Birthday on 2 May ${nextYear()}?`),
  ).toBeVisible();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "The next one is as usual",
  );
  await signIn(page, email);
  await setReminderDays(page, 6, javaScript);
  await cron(request, 6);
  expect(await reminders(request, email)).toHaveLength(1);
});
