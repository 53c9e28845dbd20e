import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseReminder, readReminderChoice } from "~/domain/reminders/reminder-choices.server";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import { cardHoliday, profileCard } from "../../../../db/schema/people";
import {
  addCard,
  addUser,
  cardRow,
  due,
  emptyReminders,
  mails,
  reminderDeps,
} from "../../../support/reminders";
import { db } from "../../../support/test-env";

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyReminders();
  await addUser("ann");
});

async function linkOf(label: string): Promise<string> {
  const [mail] = await mails();
  const line = mail?.text.split(`${label}:\n`)[1]?.split("\n")[0] ?? "";
  return new URL(line).searchParams.get("token") ?? "";
}

test("'Skip this year' skips only that date, and 'Stop reminders' stops only that card", async () => {
  await addCard("ann", "mum");
  await addCard("ann", "dad", { name: "Dad", birthday: "1960-12-20" });
  await sweepReminders(reminderDeps, due);
  const skip = await linkOf("Skip this year");
  expect(await readReminderChoice(reminderDeps, skip, due)).toEqual({
    action: "skip",
    cardName: "Mum",
    holiday: "Birthday",
    day: "20 May 2027",
  });
  expect(
    (await db.select().from(cardHoliday).where(eq(cardHoliday.cardId, "mum")))[0]?.skippedDay,
  ).toBeNull();
  expect(await chooseReminder(reminderDeps, skip, due)).toBe(true);
  expect((await cardRow())?.nextReminderAt).toEqual(new Date("2028-05-13T07:00:00Z"));
  const stop = await linkOf("Stop reminders for Mum");
  expect(await chooseReminder(reminderDeps, stop, due)).toBe(true);
  expect(await cardRow()).toMatchObject({ emailRemindersEnabled: false, nextReminderAt: null });
  expect(await cardRow("dad")).toMatchObject({ emailRemindersEnabled: true });
});

test("a link that is forged, of another kind or expired has no effect", async () => {
  await addCard("ann", "mum");
  await sweepReminders(reminderDeps, due);
  const skip = await linkOf("Skip this year");
  const [header, payload, signature] = skip.split(".");
  const forged = btoa(JSON.stringify({ ...JSON.parse(atob(payload ?? "")), cardId: "other" }));
  const old = new Date(due.getTime() + 61 * 24 * 60 * 60 * 1000);
  const [mail] = await mails();
  const unsubscribe = /unsubscribe\?token=([^>\s]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(unsubscribe).not.toBe("");
  for (const token of [
    "",
    "a.b.c",
    `${header}.${forged}.${signature}`,
    skip.slice(0, -3),
    unsubscribe,
  ]) {
    expect(await chooseReminder(reminderDeps, token, due)).toBe(false);
  }
  expect(await chooseReminder({ ...reminderDeps, secrets: ["another"] }, skip, due)).toBe(false);
  expect(await chooseReminder(reminderDeps, skip, old)).toBe(false);
  await db.batch([db.delete(cardHoliday), db.delete(profileCard)]);
  expect(await chooseReminder(reminderDeps, skip, due)).toBe(false);
});
