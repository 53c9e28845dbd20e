import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { updateProfile } from "~/domain/accounts/accounts.server";
import { refreshReminder } from "~/domain/reminders/reminder-times.server";
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

/** Makes an edit during the next sweep, after it has read the due cards and before it claims them. */
function betweenReadingAndClaiming(edit: () => Promise<unknown>) {
  const batch = db.batch.bind(db) as (statements: unknown) => Promise<never>;
  vi.spyOn(db, "batch").mockImplementationOnce(async (statements) => {
    await edit();
    return batch(statements);
  });
}

test("an edit between reading and claiming wins: no outdated mail is sent", async () => {
  await addCard("ann", "mum");
  betweenReadingAndClaiming(() => db.update(profileCard).set({ nextReminderAt: null }));
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(0);
  expect((await cardRow())?.reminded).toEqual([]);
});

test.each(["mum", "dad", "aunt"])(
  "a concurrent edit of %s delays the mail, which then omits that card",
  async (edited) => {
    for (const id of ["mum", "dad", "aunt"]) await addCard("ann", id, { name: id });
    betweenReadingAndClaiming(() =>
      db.update(profileCard).set({ nextReminderAt: null }).where(eq(profileCard.id, edited)),
    );
    await sweepReminders(reminderDeps, due);
    const others = ["mum", "dad", "aunt"].filter((id) => id !== edited);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `2 days to remember: ${others.join(" and ")}`,
    ]);
  },
);

test("a skip between reading and claiming wins, even with another occasion due at the same time", async () => {
  await addCard("ann", "mum", { custom: { name: "Wedding", date: "2010-05-20" } });
  await db
    .insert(cardHoliday)
    .values({ cardId: "mum", holidayId: "birthday", userId: "ann", reminderDaysBefore: 7 });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  betweenReadingAndClaiming(async () => {
    await db
      .update(cardHoliday)
      .set({ skippedDay: "2027-05-20" })
      .where(eq(cardHoliday.holidayId, "birthday"));
    await refreshReminder(db, "ann", "mum", due);
  });
  await sweepReminders(reminderDeps, due);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Mum: Wedding in 7 days"]);
});

test("of two simultaneous edits the later one decides when the reminder is due", async () => {
  await addCard("ann", "mum");
  const first = db.batch.bind(db) as (statements: unknown) => Promise<never>;
  vi.spyOn(db, "batch").mockImplementationOnce(async (statements) => {
    await db.update(profileCard).set({ birthday: "1964-05-25" });
    await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
    return first(statements);
  });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  expect((await cardRow())?.nextReminderAt).toEqual(new Date("2027-05-18T07:00:00Z"));
});

test("changes of the birthday, the reminder days or the switch move or cancel a reminder", async () => {
  await addCard("ann", "mum");
  await db.update(profileCard).set({ birthday: "1964-05-25" });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(0);
  await db.update(cardHoliday).set({ reminderDaysBefore: 12 });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  await db.update(profileCard).set({ emailRemindersEnabled: false });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(0);
  await db.update(profileCard).set({ emailRemindersEnabled: true });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(1);
  await refreshReminder(db, "ann", "mum", due);
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(1);
});

test("the next reminder uses a changed name and time zone", async () => {
  await addCard("ann", "mum");
  const viewer = {
    userId: "ann",
    email: "ann@example.com",
    firstName: "Ann",
    lastName: "Reader",
    isSubscribedToMailingList: false,
    timeZone: "Europe/London",
    region: "UK",
    sessionIdHash: "",
    sessionId: "",
    loggedInAt: new Date(0),
    lastUsedAt: due,
  } as const;
  const moved = { firstName: "Anna", lastName: "Reader", timeZone: "America/New_York" };
  await updateProfile(reminderDeps, viewer, { email: viewer.email, ...moved }, due);
  await sweepReminders(reminderDeps, new Date("2027-05-13T11:55:00Z"));
  expect(await mails()).toEqual([]);
  await sweepReminders(reminderDeps, new Date("2027-05-13T12:00:00Z"));
  expect((await mails())[0]?.text).toContain("Hello Anna");
});

test("fewer reminder days cause another reminder of the same date, more do not", async () => {
  await addCard("ann", "mum");
  await sweepReminders(reminderDeps, due);
  const warn = async (days: number) => {
    await db.update(cardHoliday).set({ reminderDaysBefore: days });
    await refreshReminder(db, "ann", "mum", due);
  };
  await warn(8);
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(1);
  await warn(3);
  await sweepReminders(reminderDeps, new Date("2027-05-16T07:15:00Z"));
  expect(await mails()).toHaveLength(1);
  await sweepReminders(reminderDeps, new Date("2027-05-17T07:15:00Z"));
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    "Mum: Birthday in 7 days",
    "Mum: Birthday in 3 days",
  ]);
});
