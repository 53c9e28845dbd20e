import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedGiftSchema } from "~/domain/gifts/saved-gift.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { listGifts } from "~/domain/gifts/saved-gifts.server";
import { deleteCards } from "~/domain/people/card-deletion.server";
import {
  addHolidayToCards,
  countGiftsGoingWith,
  listChosenCards,
} from "~/domain/people/chosen-cards.server";
import { importContacts } from "~/domain/people/contacts-import.server";
import { peoplePage, peopleQuery } from "~/domain/people/people-list";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard } from "~/domain/people/profile-card-writes.server";
import { listProfileCards } from "~/domain/people/profile-cards.server";
import { pageImageFrom } from "~/domain/products/retailer";
import { readProfileCardsPage } from "~/domain/screens/profile-cards-page.server";
import { createDb } from "../../../../db/client";
import { cardHoliday, customHoliday, profileCard } from "../../../../db/schema/people";
import { anna, teapot } from "../../../support/api-bodies";
import { countingD1 } from "../../../support/counting-d1";
import { addGifts } from "../../../support/crowd";
import { signedInUser } from "../../../support/people";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const pageImageOf = pageImageFrom([], "http://ribbon.test");

async function withCards(count: number) {
  const { owner, browse } = await signedInUser();
  const contacts = Array.from({ length: count }, (_, place) => ({
    ...anna,
    place,
    name: `Person ${place}`,
    ...(place % 2 === 0 && { anniversary: "2009-08-22" }),
  }));
  expect(await importContacts(db, owner.userId, contacts, now)).toBe(true);
  const cards = await listProfileCards(db, owner, now);
  return { owner, browse, ids: cards.map(({ id }) => id) };
}

test("an imported wedding anniversary is a custom holiday of the card", async () => {
  const { owner } = await withCards(2);
  const [first, second] = await listProfileCards(db, owner, now);
  const days = [first, second].flatMap(
    (card) => card?.holidays.filter((one) => one.isCustom) ?? [],
  );
  expect(days).toMatchObject([
    {
      name: "Wedding anniversary",
      date: "2009-08-22",
      isOriginDate: true,
      isSelected: true,
      reminderDaysBefore: 7,
    },
  ]);
});

test("cards are deleted together with all that is theirs, and nobody else's are", async () => {
  const { owner, ids } = await withCards(5);
  const other = await withCards(2);
  const chosen = [...ids.slice(0, 3), ...other.ids];
  const on = (asin: string, profileCardIds: string[]) => {
    const gift = savedGiftSchema.parse({ ...teapot, asin, isFavorited: false, profileCardIds });
    return saveGift(db, owner.userId, gift, { profileCardIds, isFavorited: false }, now);
  };
  await on("GOES", ids.slice(0, 2));
  await on("STAYS", ids.slice(2, 4));
  expect(await countGiftsGoingWith(db, owner.userId, chosen)).toBe(1);
  expect(await deleteCards(db, owner.userId, chosen)).toBe(3);
  expect((await listProfileCards(db, owner, now)).map(({ id }) => id)).toEqual(ids.slice(3));
  expect(await listProfileCards(db, other.owner, now)).toHaveLength(2);
  expect((await listGifts(db, owner.userId)).map(({ key }) => key)).toEqual(["STAYS"]);
  expect(await db.$count(cardHoliday, eq(cardHoliday.cardId, ids[0] ?? ""))).toBe(0);
  expect(await db.$count(customHoliday, eq(customHoliday.userId, owner.userId))).toBe(1);
});

test("a holiday for several cards changes their reminders, and those of nobody else", async () => {
  const { owner, ids } = await withCards(2);
  const other = await withCards(1);
  const reminded = profileCardSchema.parse({
    ...{ ...anna, emailRemindersEnabled: true, holidayIds: ["christmas"] },
    reminderDaysBeforeByHolidayId: { christmas: 3 },
  });
  const created = await createCard(db, owner, reminded, now);
  const last = created.ok ? created.id : "";
  const easter = { holidayId: "mothers-day", reminderDays: 14 };
  const all = [...ids, last, ...other.ids];
  expect(await addHolidayToCards(db, owner, all, easter, now)).toBe(3);
  expect(
    await addHolidayToCards(db, owner, [last], { holidayId: "christmas", reminderDays: 90 }, now),
  ).toBe(1);
  const cards = await listProfileCards(db, owner, now);
  const daysOf = (id: string) =>
    Object.fromEntries(
      cards
        .find((card) => card.id === id)
        ?.holidays.filter((one) => one.isSelected && one.isGlobal)
        .map((one) => [one.id, one.reminderDaysBefore]) ?? [],
    );
  expect(daysOf(ids[0] ?? "")).toEqual({ "mothers-day": 14 });
  expect(daysOf(last)).toEqual({ "mothers-day": 14, christmas: 3 });
  const [row] = await db.select().from(profileCard).where(eq(profileCard.id, last));
  expect(row?.nextReminderAt).toEqual(new Date("2026-12-22T08:00:00Z"));
  expect(row?.reminderFacts).toContain("mothers-day");
  const theirs = await listProfileCards(db, other.owner, now);
  expect(theirs[0]?.holidays.filter((one) => one.isSelected && one.isGlobal)).toEqual([]);
  const none = { holidayId: "thanksgiving", reminderDays: 14 };
  expect(await addHolidayToCards(db, owner, all, none, now)).toBeNull();
});

test("another user's cards are neither listed nor deleted nor given a holiday by a form", async () => {
  const mine = await withCards(1);
  const { browse } = await withCards(1);
  const [id = ""] = mine.ids;
  const chosen = await browse(`/profile-cards/chosen/delete?card=${id}`);
  expect(chosen.status).toBe(303);
  expect((await browse("/profile-cards/chosen/delete", { card: id })).status).toBe(404);
  const holiday = { card: id, holidayId: "christmas", reminderDays: "7" };
  expect((await browse("/profile-cards/chosen/holiday", holiday)).status).toBe(404);
  expect((await browse("/profile-cards/chosen/delete", { q: "x" })).status).toBe(400);
  expect(await listProfileCards(db, mine.owner, now)).toHaveLength(1);
});

test("200 cards cost one round trip and rows in proportion to their days, and a page of them is sent", async () => {
  const { owner, browse } = await withCards(CARD_LIMITS.cards - 1);
  await addGifts(env.DB, { userId: owner.userId, gifts: 100 });
  await env.DB.prepare("UPDATE saved_gift_card SET state = 'given' WHERE user_id = ?1")
    .bind(owner.userId)
    .run();
  const read = async (isList: boolean | null) => {
    const counter = countingD1(env.DB);
    const view = { openCardId: "", pageImageOf, isList };
    const { cards } = await readProfileCardsPage(createDb(counter.d1), owner, now, view);
    expect(cards).toHaveLength(CARD_LIMITS.cards);
    expect(counter.trips).toBe(1);
    return counter.rowsRead;
  };
  // Cards, their selected days and their anniversaries; gifts given only for cards.
  const days = 199 + 100;
  const rows = await read(null);
  expect(rows).toBeLessThanOrEqual(2 * (CARD_LIMITS.cards + days + 100) + 50);
  expect(await read(true)).toBeLessThanOrEqual(rows);
  expect(await read(false)).toBeGreaterThan(rows);
  const counter = countingD1(env.DB);
  const everybody = { ids: [], isEverybody: true, q: "person 1" };
  const chosen = await listChosenCards(createDb(counter.d1), owner.userId, everybody);
  expect(chosen).toHaveLength(110);
  expect(counter.rowsRead).toBeLessThanOrEqual(2 * CARD_LIMITS.cards);
  const html = await (await browse("/profile-cards")).text();
  expect(html.split("Choose Person").length - 1).toBeLessThanOrEqual(40);
  expect(html.length).toBeLessThan(100_000);
});

test("the list is searched without accents, sorted and cut into pages; a broken query is the first page", () => {
  const cards = ["Zoë", "Anna", "Bo", ...Array.from({ length: 30 }, (_, at) => `P${10 + at}`)].map(
    (name) => ({ id: name, name }),
  );
  const page = (query: string, shown: string | null = null) =>
    peoplePage(cards, peopleQuery(new URLSearchParams(query)), shown);
  expect(page("q=ZOE").cards).toEqual([{ id: "Zoë", name: "Zoë" }]);
  expect(page("sort=name").cards[0]).toEqual({ id: "Anna", name: "Anna" });
  expect(page("")).toMatchObject({ view: "list", page: 1, pages: 3, total: 33, found: 33 });
  expect(page("page=99").page).toBe(3);
  expect(page("page=-1&sort=x&view=y").page).toBe(1);
  expect(page("", "P39").page).toBe(3);
  expect(page("view=cards").cards.length).toBeLessThanOrEqual(6);
  expect(page("q=nobody")).toMatchObject({ cards: [], found: 0, pages: 1 });
});
