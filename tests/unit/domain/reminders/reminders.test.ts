import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { refreshReminder } from "~/domain/reminders/reminder-times.server";
import { SWEEP_LIMITS, sweepReminders } from "~/domain/reminders/reminders.server";
import { createDb } from "../../../../db/client";
import { user } from "../../../../db/schema/accounts";
import { savedGift, savedGiftCard } from "../../../../db/schema/gifts";
import { profileCard } from "../../../../db/schema/people";
import { countingD1 } from "../../../support/counting-d1";
import {
  addCard,
  addCrowd,
  addUser,
  cardRow,
  due,
  emptyReminders,
  mails,
  reminderDeps,
} from "../../../support/reminders";
import { db } from "../../../support/test-env";

/** Rendering over a hundred mails is slow on a busy machine. */
const MANY_MAILS = { timeout: 30_000 };

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyReminders();
  await addUser("ann");
});

test("a reminder has the name, occasion, date and age, and links to stop it", async () => {
  await addCard("ann", "mum");
  await sweepReminders(reminderDeps, due);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: "ann@example.com", subject: "Mum: Birthday in 7 days" });
  expect(mail?.text).toContain("In 7 days, on Thursday 20 May 2027. Mum turns 63.");
  expect(mail?.text).toContain(
    "https://ribbon.test/?recipientType=Mother&occasion=Birthday&age=63",
  );
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": expect.stringMatching(/^<https:\/\/ribbon\.test\/unsubscribe\?token=.+>$/),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const part of ["Skip this year", "Stop reminders for Mum", "Find ideas"]) {
    expect(mail?.html).toContain(part);
    expect(mail?.text).toContain(part);
  }
});

test("a reminder is sent from its hour until three days later", async () => {
  await addCard("ann", "mum");
  await sweepReminders(reminderDeps, new Date("2027-05-13T06:59:00Z"));
  expect(await mails()).toHaveLength(0);
  await sweepReminders(reminderDeps, new Date("2027-05-16T20:00:00Z"));
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Mum: Birthday in 4 days"]);
});

test("a reminder four days late is dropped, and the next one is a year later", async () => {
  await addCard("ann", "mum");
  await sweepReminders(reminderDeps, new Date("2027-05-17T08:00:00Z"));
  expect(await mails()).toHaveLength(0);
  expect((await cardRow())?.nextReminderAt).toEqual(new Date("2028-05-13T07:00:00Z"));
});

test("repeated and concurrent sweeps write one mail a year", async () => {
  await addCard("ann", "mum");
  await Promise.all([sweepReminders(reminderDeps, due), sweepReminders(reminderDeps, due)]);
  for (let run = 0; run < 3; run += 1) await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(1);
  await sweepReminders(reminderDeps, new Date("2028-05-13T07:15:00Z"));
  expect(await mails()).toHaveLength(2);
});

test("the next sweep sends the reminders of a sweep that failed before its batch", async () => {
  await addCard("ann", "mum");
  const crash = new Error("the process died");
  const dying = vi.spyOn(db, "batch").mockRejectedValue(crash);
  await expect(sweepReminders(reminderDeps, due)).rejects.toBe(crash);
  dying.mockRestore();
  expect(await mails()).toHaveLength(0);
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(1);
});

test("all occasions of a user on one morning are in one mail", async () => {
  await addCard("ann", "mum");
  await addCard("ann", "dad", { name: "Dad", birthday: "1960-05-23", days: 10 });
  await addCard("ann", "couple", {
    name: "Kim & Lee",
    custom: { name: "Wedding", date: "2010-05-15", isOriginDate: true },
    days: 2,
  });
  await addUser("bob");
  await addCard("bob", "bobs", { name: "Sam" });
  await sweepReminders(reminderDeps, due);
  const written = await mails();
  expect(written.map(({ recipient }) => recipient).sort()).toEqual([
    "ann@example.com",
    "bob@example.com",
  ]);
  const anns = written.find(({ recipient }) => recipient === "ann@example.com");
  expect(anns?.subject).toBe("3 days to remember: Kim & Lee, Mum and Dad");
  expect(anns?.text).toContain("Kim & Lee: Wedding (17th anniversary)");
  expect(anns?.text).not.toContain("Sam");
});

test("a sweep reads at most three rows per due card", async () => {
  await addCrowd(40);
  await addUser("later");
  for (let card = 0; card < 40; card += 1) {
    await addCard("later", `later-${card}`, { birthday: "1964-09-20" });
  }
  const counting = countingD1(env.DB);
  await sweepReminders({ ...reminderDeps, db: createDb(counting.d1) }, due);
  expect(await mails()).toHaveLength(40);
  expect(counting.rowsRead).toBeGreaterThan(40);
  expect(counting.rowsRead).toBeLessThanOrEqual(3 * 40);
});

test("a card that fails is logged and skipped, and other reminders are sent", async () => {
  await addCard("ann", "mum");
  await addUser("bob");
  await addCard("bob", "bobs", { name: "Sam" });
  await db.update(profileCard).set({ reminderFacts: "{" }).where(eq(profileCard.id, "mum"));
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await sweepReminders(reminderDeps, due);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(["bob@example.com"]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"part":"reminder"'));
  expect((await cardRow())?.nextReminderAt?.getTime()).toBeGreaterThan(due.getTime());
});

test("a user with an unconfirmed address gets no reminder", async () => {
  await addCard("ann", "mum");
  await db.update(user).set({ confirmedAt: null });
  await refreshReminder(db, "ann", "mum", new Date("2027-05-01T12:00:00Z"));
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(0);
});

test("a sweep over several pages reaches every user", MANY_MAILS, async () => {
  const count = SWEEP_LIMITS.page + 5;
  await addCrowd(count);
  await sweepReminders(reminderDeps, due);
  expect(await mails()).toHaveLength(count);
});

test(
  "late and timely reminders of a user are in one mail, even across a page boundary",
  MANY_MAILS,
  async () => {
    await addCrowd(SWEEP_LIMITS.page + 5, { days: 8 });
    await addCard("user-0", "timely", { name: "Dad" });
    await sweepReminders(reminderDeps, due);
    const written = await mails();
    expect(written.filter(({ recipient }) => recipient === "user-0@example.com")).toMatchObject([
      { subject: "2 days to remember: Mum and Dad" },
    ]);
  },
);

test("a reminder lists saved gifts that were not given, with their state", async () => {
  await addCard("ann", "mum");
  const at = new Date("2027-01-10T12:00:00Z");
  for (const [id, state] of [
    ["Teapot", "bought"],
    ["Rose", "idea"],
    ["Spade", "given"],
  ] as const) {
    await db.insert(savedGift).values({
      id,
      userId: "ann",
      key: id,
      title: id,
      description: "",
      productUrl: "https://shop.test/",
      imageUrl: "https://shop.test/i",
      pros: [],
      cons: [],
      reviewSummary: "",
      isFavorited: false,
      savedAt: at,
      updatedAt: at,
    });
    await db.insert(savedGiftCard).values({ giftId: id, cardId: "mum", userId: "ann", state });
  }
  await sweepReminders(reminderDeps, due);
  const [mail] = await mails();
  expect(mail?.text).toContain("* Rose (saved, not bought yet)\n* Teapot (bought)");
  expect(mail?.text).not.toContain("Spade");
});
