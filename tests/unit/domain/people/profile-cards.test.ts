import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedGiftSchema } from "~/domain/gifts/saved-gift.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { listGifts, readSaveDialog, savedAsins } from "~/domain/gifts/saved-gifts.server";
import { deleteCard } from "~/domain/people/card-deletion.server";
import { fieldsOfCard } from "~/domain/people/card-fields";
import { importContacts } from "~/domain/people/contacts-import.server";
import { addCustomHoliday } from "~/domain/people/custom-holidays.server";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard, updateCard } from "~/domain/people/profile-card-writes.server";
import { findProfileCard, listProfileCards } from "~/domain/people/profile-cards.server";
import { pageImageFrom } from "~/domain/products/retailer";
import { readProfileCardsPage } from "~/domain/screens/profile-cards-page.server";
import { readGiftsPage } from "~/domain/screens/saved-gifts-page.server";
import { createDb } from "../../../../db/client";
import { customHoliday, profileCard } from "../../../../db/schema/people";
import { anna, teapot } from "../../../support/api-bodies";
import { countingD1 } from "../../../support/counting-d1";
import { crowd } from "../../../support/crowd";
import { signedInUser } from "../../../support/people";
import { db } from "../../../support/test-env";

const pageImageOf = pageImageFrom([], "http://ribbon.test");
const renewal = { products: {}, mayCall: async () => true, now: new Date() };
const now = new Date("2026-11-21T09:00:00Z");
const input = (changes: object = {}) => profileCardSchema.parse({ ...anna, ...changes });
const gift = (changes: object = {}) => savedGiftSchema.parse({ ...teapot, ...changes });

async function addCard(owner: Parameters<typeof createCard>[1], changes: object = {}) {
  const created = await createCard(db, owner, input(changes), now);
  return created.ok ? created.id : expect.fail("the card was refused");
}

test("cards are sorted by their next occasion, whose label has the anniversary", async () => {
  const { owner } = await signedInUser();
  await addCard(owner, { name: "Nobody's day" });
  await addCard(owner, { name: "Later", holidayIds: ["birthday"] });
  const soon = await addCard(owner, { name: "Soon" });
  const wedding = {
    name: "Wedding day",
    date: "2009-12-22",
    isRecurring: true,
    isOriginDate: true,
  };
  await addCustomHoliday(db, owner, soon, wedding, now);
  const cards = await listProfileCards(db, owner, now);
  expect(cards.map(({ name }) => name)).toEqual(["Soon", "Later", "Nobody's day"]);
  expect(cards[0]?.occasions[0]).toMatchObject({
    label: "Wedding day (17th anniversary)",
    day: "2026-12-22",
    daysLeft: 31,
  });
  expect(cards[1]).toMatchObject({ age: 62 });
});

test("concurrent edits of a card keep both changes; the later one wins where they overlap", async () => {
  const { owner } = await signedInUser();
  const id = await addCard(owner, { holidayIds: ["birthday"] });
  const seen = await findProfileCard(db, owner, id, now);
  const before = seen ? fieldsOfCard(seen) : undefined;
  const first = input({ name: "Annie", interests: "", holidayIds: ["birthday", "christmas"] });
  const second = input({ interests: "Tea", holidayIds: ["birthday", "easter"] });
  await updateCard(db, owner, id, { input: first, before }, now);
  await updateCard(db, owner, id, { input: second, before }, now);
  const after = await findProfileCard(db, owner, id, now);
  expect(after).toMatchObject({ name: "Annie", interests: "Tea" });
  const selected = after?.holidays.filter((one) => one.isSelected).map((one) => one.id);
  expect(selected?.sort()).toEqual(["birthday", "christmas", "easter"]);
});

test("cards beyond the limit are refused, even in concurrent requests", async () => {
  const { owner } = await signedInUser();
  const contacts = Array.from({ length: CARD_LIMITS.cards - 1 }, (_, place) => ({
    ...anna,
    place,
    name: `Person ${place}`,
  }));
  expect(await importContacts(db, owner.userId, contacts, now)).toBe(true);
  expect(await importContacts(db, owner.userId, contacts.slice(0, 2), now)).toBe(false);
  const outcomes = await Promise.all([1, 2, 3].map(() => createCard(db, owner, input(), now)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ full: true });
  expect(await listProfileCards(db, owner, now)).toHaveLength(CARD_LIMITS.cards);
});

test("80 concurrent requests add no more custom holidays than a card can have, however they ask", async () => {
  const { owner } = await signedInUser();
  const places = Array.from({ length: 80 }, (_, place) => `Day ${place}`);
  const day = { date: "2009-12-22", isRecurring: true, isOriginDate: false };
  const customs = (cardId: string) => db.$count(customHoliday, eq(customHoliday.cardId, cardId));
  const first = await addCard(owner);
  const added = await Promise.all(
    places.map((name) => addCustomHoliday(db, owner, first, { name, ...day }, now)),
  );
  expect(added.filter((one) => one && "full" in one)).toHaveLength(80 - CARD_LIMITS.customHolidays);
  expect(await customs(first)).toBe(CARD_LIMITS.customHolidays);
  const second = await addCard(owner);
  const named = await Promise.all(
    places.map((customHolidayName) =>
      updateCard(db, owner, second, { input: input({ customHolidayName }) }, now),
    ),
  );
  expect(named.filter((one) => one?.ok)).toHaveLength(CARD_LIMITS.customHolidays);
  expect(named.find((one) => !one?.ok)).toMatchObject({
    full: true,
    errors: { customHolidayName: ["A card can have at most 50 custom holidays."] },
  });
  expect(await customs(second)).toBe(CARD_LIMITS.customHolidays);
  const refused = { input: input({ name: "Annie", customHolidayName: "One more" }) };
  expect(await updateCard(db, owner, second, refused, now)).toMatchObject({ full: true });
  expect(await findProfileCard(db, owner, second, now)).toMatchObject({ name: anna.name });
});

test("writing a card updates its next reminder", async () => {
  const { owner } = await signedInUser();
  const read = async (id: string) =>
    (await db.select().from(profileCard).where(eq(profileCard.id, id)))[0]?.nextReminderAt;
  const on = { emailRemindersEnabled: true, holidayIds: ["christmas"] };
  const days = (christmas: number) => ({ reminderDaysBeforeByHolidayId: { christmas } });
  const id = await addCard(owner, { ...on, ...days(7) });
  expect(await read(id)).toEqual(new Date("2026-12-18T08:00:00Z"));
  await updateCard(db, owner, id, { input: input({ ...on, ...days(14) }) }, now);
  expect(await read(id)).toEqual(new Date("2026-12-11T08:00:00Z"));
  await updateCard(db, owner, id, { input: input({ emailRemindersEnabled: false }) }, now);
  expect(await read(id)).toBeNull();
});

test("deleting a card deletes the gifts saved only for it, which the page lists beforehand", async () => {
  const { owner } = await signedInUser();
  const [first, second] = [await addCard(owner), await addCard(owner, { name: "Bo" })];
  const save = (asin: string, profileCardIds: string[], isFavorited: boolean) =>
    saveGift(db, owner.userId, gift({ asin, title: asin }), { profileCardIds, isFavorited }, now);
  await save("ALONE", [first], false);
  await save("FAVOURITE", [first], true);
  await save("SHARED", [first, second], false);
  await save("OTHER", [second], false);
  const { gifts } = await readProfileCardsPage(db, owner, now, {
    openCardId: first,
    pageImageOf,
  });
  const titles = (of: "staying" | "going") => gifts[of].gifts.map(({ title }) => title).sort();
  expect(titles("going")).toEqual(["ALONE"]);
  expect(titles("staying")).toEqual(["FAVOURITE", "SHARED"]);
  expect([gifts.going.total, gifts.staying.total]).toEqual([1, 2]);
  expect(await deleteCard(db, owner.userId, first)).toBe(true);
  const left = await listGifts(db, owner.userId);
  expect(left.map(({ key }) => key).sort()).toEqual(["FAVOURITE", "OTHER", "SHARED"]);
  expect(await deleteCard(db, owner.userId, first)).toBe(false);
});

test("each screen takes one round trip and reads no rows of other users", async () => {
  const { owner } = await signedInUser();
  const card = await addCard(owner, { holidayIds: ["birthday"] });
  await saveGift(db, owner.userId, gift(), { profileCardIds: [card], isFavorited: true }, now);
  const screens = {
    cards: (counted: typeof db) =>
      readProfileCardsPage(counted, owner, now, { openCardId: card, pageImageOf }),
    gifts: (counted: typeof db) => readGiftsPage(counted, owner.userId, { pageImageOf, renewal }),
    gift: (counted: typeof db) => readSaveDialog(counted, owner.userId, { asin: teapot.asin }),
    stars: (counted: typeof db) => savedAsins(counted, owner.userId),
  };
  const measure = async () => {
    const rows: Record<string, number> = {};
    for (const [name, read] of Object.entries(screens)) {
      const counter = countingD1(env.DB);
      await read(createDb(counter.d1));
      expect(counter.trips, name).toBe(1);
      rows[name] = counter.rowsRead;
    }
    return rows;
  };
  const alone = await measure();
  await crowd(env.DB, 10_000);
  // An index lookup may read one neighbouring row per query.
  for (const [name, rows] of Object.entries(await measure())) {
    expect(rows, name).toBeLessThanOrEqual((alone[name] ?? 0) + 10);
  }
});
