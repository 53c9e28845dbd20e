import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import { createDb, type Db } from "../../../../db/client";
import { savedGift, savedGiftCard } from "../../../../db/schema/gifts";
import { profileCard } from "../../../../db/schema/people";
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

/** Rendering long mails is slow on a busy machine. */
const LONG_MAILS = { timeout: 60_000 };
/** Four bytes a character. */
const longest = (characters: number) => "𝔞".repeat(characters / 2);
const logged: string[] = [];

beforeEach(async () => {
  vi.restoreAllMocks();
  logged.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => logged.push(String(line)));
  await emptyReminders();
  await addUser("ann");
  await addUser("bob");
  await addCard("bob", "bobs", { name: "Sam" });
});

type Facts = { owner: { firstName: string }; selected: object[]; customs: object[] };

async function changeFacts(cardId: string, change: (facts: Facts) => void) {
  const facts = JSON.parse((await cardRow(cardId))?.reminderFacts ?? "") as Facts;
  change(facts);
  const reminderFacts = JSON.stringify(facts);
  await db.update(profileCard).set({ reminderFacts }).where(eq(profileCard.id, cardId));
}

/** Adds copies of a card, with numbers for names. */
async function copyCard(id: string, count: number) {
  const { name: _, ...card } = (await cardRow(id)) ?? expect.fail("no card");
  for (let copy = 0; copy < count; copy += 1) {
    await db
      .insert(profileCard)
      .values({ ...card, id: `${id}-${copy}`, name: `${copy} ${longest(70)}` });
  }
}

const to = async (name: string) =>
  (await mails()).filter(({ recipient }) => recipient === `${name}@example.com`);

test(
  "a morning with hundreds of days is one bounded mail, with the nearest",
  LONG_MAILS,
  async () => {
    await addCard("ann", "mum", { name: "Mum" });
    const ids = Array.from({ length: 50 }, (_, place) => `custom-${place}`);
    await changeFacts("mum", ({ selected, customs }) => {
      for (const id of ids) {
        selected.push({ holidayId: id, reminderDaysBefore: 9, skippedDay: null });
        const row = { id, name: longest(80), isRecurring: true, isOriginDate: true };
        customs.push({ ...row, date: "1964-05-22" });
      }
    });
    await db
      .update(profileCard)
      .set({ interests: longest(400), avoid: longest(200), relationship: longest(80) })
      .where(eq(profileCard.id, "mum"));
    await copyCard("mum", 199);
    await sweepReminders(reminderDeps, due);
    expect(await to("bob")).toHaveLength(1);
    const [mail, ...more] = await to("ann");
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^10200 days to remember: .* and others$/);
    expect(mail?.subject.length).toBeLessThan(500);
    expect(mail?.text).toContain("And 10170 more");
    expect(mail?.text).toContain("on Thursday 20 May 2027");
    expect(mail?.text).not.toContain("22 May");
    expect((mail?.html.length ?? 0) + (mail?.text.length ?? 0)).toBeLessThan(600_000);
    await sweepReminders(reminderDeps, new Date("2027-05-13T07:20:00Z"));
    expect(await mails()).toHaveLength(2);
  },
);

test("thousands of saved gifts with long titles are counted, not read", LONG_MAILS, async () => {
  await addCard("ann", "mum");
  const gift = (id: string) => ({
    ...{ id, userId: "ann", key: id, title: "愛".repeat(500), description: "" },
    ...{ productUrl: "https://shop.test/", imageUrl: "https://shop.test/i" },
    ...{ pros: [], cons: [], reviewSummary: "", isFavorited: false, savedAt: due, updatedAt: due },
  });
  for (let from = 0; from < 2000; from += 100) {
    const ids = Array.from({ length: 100 }, (_, place) => `${from + place}`);
    const rows = ids.flatMap((giftId) => [
      db.insert(savedGift).values(gift(giftId)),
      db.insert(savedGiftCard).values({ giftId, cardId: "mum", userId: "ann", state: "idea" }),
    ]);
    const [first, ...rest] = rows;
    if (first) await db.batch([first, ...rest]);
  }
  await sweepReminders(reminderDeps, due);
  expect(await to("bob")).toHaveLength(1);
  const [mail] = await to("ann");
  expect(mail?.text).toContain("and 1994 more on the profile card");
  expect(mail?.text.length).toBeLessThan(10_000);
});

test("whoever's mail cannot be stored is put off for a day and logged, and nobody waits for it", async () => {
  await addCard("ann", "mum");
  await addCard("ann", "dad", { name: "Dad" });
  await changeFacts("mum", ({ owner }) => {
    owner.firstName = "A".repeat(1_500_000);
  });
  await sweepReminders(reminderDeps, due);
  expect(await to("bob")).toHaveLength(1);
  expect(await to("ann")).toEqual([]);
  const failed = () => logged.filter((line) => line.includes('"part":"reminder"'));
  expect(failed()).toHaveLength(1);
  for (const id of ["mum", "dad"]) {
    expect((await cardRow(id))?.nextReminderAt).toEqual(new Date("2027-05-14T07:15:00.000Z"));
  }
  await sweepReminders(reminderDeps, new Date("2027-05-13T07:20:00Z"));
  expect(failed()).toHaveLength(1);

  await changeFacts("mum", ({ owner }) => {
    owner.firstName = "Ann";
  });
  await sweepReminders(reminderDeps, new Date("2027-05-14T07:15:00Z"));
  expect((await to("ann")).map(({ subject }) => subject)).toEqual([
    "2 days to remember: Mum and Dad",
  ]);
});

test("of two sweeps over a user with many full cards one writes the mail", LONG_MAILS, async () => {
  await addCard("ann", "mum");
  await changeFacts("mum", ({ customs }) => {
    for (let place = 0; place < 50; place += 1)
      customs.push({ id: `${place}`, name: longest(300) });
  });
  await copyCard("mum", 120);
  await Promise.all([sweepReminders(reminderDeps, due), sweepReminders(reminderDeps, due)]);
  expect(await to("ann")).toHaveLength(1);
  const [left] = await db
    .select({ cards: sql<number>`count(*)` })
    .from(profileCard)
    .where(eq(profileCard.nextReminderAt, (await cardRow("mum"))?.nextReminderAt ?? due));
  expect(left?.cards).toBe(122);
});

/** A database that fails to read what is asked for with a certain value. */
function failingFor(value: string): Db {
  const fails = { raw: () => Promise.reject(new Error("too much to read")) };
  const prepare = (query: string) => ({
    bind: (...values: unknown[]) =>
      query.startsWith("select") && values.includes(value)
        ? fails
        : env.DB.prepare(query).bind(...values),
  });
  const batch = env.DB.batch.bind(env.DB);
  return createDb({ prepare, batch } as unknown as D1Database);
}

test(
  "who has more cards due than a page is read alone, and holds up nobody",
  LONG_MAILS,
  async () => {
    for (const user of ["ann", "cat"]) {
      if (user !== "ann") await addUser(user);
      await addCard(user, user, { days: 8 });
      await addCard(user, `${user}-timely`, { name: "Dad" });
      await copyCard(`${user}-timely`, 60);
    }
    await sweepReminders({ ...reminderDeps, db: failingFor("cat") }, due);
    expect((await to("ann")).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^62 days to remember: /),
    ]);
    expect(await to("bob")).toHaveLength(1);
    expect(await to("cat")).toEqual([]);
    await sweepReminders(reminderDeps, new Date("2027-05-14T07:15:00Z"));
    expect(await to("cat")).toHaveLength(1);
  },
);
