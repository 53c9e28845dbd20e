import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeGiftState, saveGiftHistory } from "~/domain/gifts/gift-history.server";
import { giftBytes } from "~/domain/gifts/gift-storage.server";
import { GIFT_LIMITS, toWireGift } from "~/domain/gifts/saved-gift";
import { savedGiftSchema } from "~/domain/gifts/saved-gift.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { findGift, listGifts, savedAsins } from "~/domain/gifts/saved-gifts.server";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard } from "~/domain/people/profile-card-writes.server";
import { listProfileCards } from "~/domain/people/profile-cards.server";
import { pageImageFrom } from "~/domain/products/retailer";
import { readGiftsPage } from "~/domain/screens/saved-gifts-page.server";
import {
  CARD_SEARCH_LIMITS,
  excludedTitlesFor,
  rememberSearch,
} from "~/domain/search/card-searches.server";
import { createDb } from "../../../../db/client";
import { cardSearch } from "../../../../db/schema/people";
import { anna, teapot } from "../../../support/api-bodies";
import { countingD1 } from "../../../support/counting-d1";
import { addGifts } from "../../../support/crowd";
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

test("points of a gift keep their commas and quotes", async () => {
  const { userId } = await signedInUser();
  const pros = ['Says "hello", twice', "Light, and it's cheap"];
  await saveGift(db, userId, gift({ pros }), { profileCardIds: [], isFavorited: true }, now);
  expect((await findGift(db, userId, { asin: teapot.asin }))?.pros).toEqual(pros);
});

test("a gift keeps the date of its price until the price changes", async () => {
  const { userId } = await signedInUser();
  const keeping = { profileCardIds: [], isFavorited: true };
  const later = new Date("2026-12-01T09:00:00Z");
  await saveGift(db, userId, gift(), keeping, now);
  await saveGift(db, userId, gift({ title: "A teapot" }), keeping, later);
  const known = await findGift(db, userId, { asin: teapot.asin });
  expect(known).toMatchObject({ title: "A teapot", price: 24.99, savedAt: now.toISOString() });
  await saveGift(db, userId, gift({ price: 20 }), keeping, later);
  const seen = await findGift(db, userId, { asin: teapot.asin });
  expect(seen).toMatchObject({ price: 20, savedAt: later.toISOString() });
});

test("a form writes only what differs from what it showed", async () => {
  const { owner } = await signedInUser();
  const [seen, unseen] = [await addCard(owner), await addCard(owner, { name: "Bo" })];
  const { userId } = owner;
  await saveGift(db, userId, gift(), { profileCardIds: [seen, unseen], isFavorited: true }, now);
  const nowhere = { profileCardIds: [], isFavorited: false };
  const before = { profileCardIds: [seen], isFavorited: false };
  const outcome = await saveGift(db, userId, gift(), { ...nowhere, before }, now);
  expect(outcome).toMatchObject({ ok: true, saved: true });
  const kept = await findGift(db, userId, { asin: teapot.asin });
  expect(kept?.cards.map(({ profileCardId }) => profileCardId)).toEqual([unseen]);
  expect(kept?.isFavorited).toBe(true);
  const both = { profileCardIds: [unseen], isFavorited: true };
  await saveGift(db, userId, gift(), { ...nowhere, before: both }, now);
  expect(await findGift(db, userId, { asin: teapot.asin })).toBeNull();
});

test("another state forgets what does not belong to it, on the user's own cards alone", async () => {
  const { owner } = await signedInUser();
  const { owner: stranger } = await signedInUser();
  const profileCardId = await addCard(owner);
  const { userId } = owner;
  await saveGift(db, userId, gift(), { profileCardIds: [profileCardId], isFavorited: false }, now);
  const giftId = (await findGift(db, userId, { asin: teapot.asin }))?.id ?? "";
  const given = { state: "given", occasion: "Birthday", givenOn: "2026-05-02" } as const;
  const paid = { paid: 2499, paidCurrency: "GBP" } as const;
  await saveGiftHistory(db, userId, giftId, { profileCardId, ...given, ...paid });
  const place = { giftId, profileCardId };
  expect(await changeGiftState(db, stranger.userId, { ...place, state: "idea" })).toBe(false);
  const kept = async () => (await findGift(db, userId, { asin: teapot.asin }))?.cards[0];
  expect(await kept()).toMatchObject({ ...given, paid: 24.99 });
  expect(await changeGiftState(db, userId, { ...place, state: "bought" })).toBe(true);
  const nothing = { occasion: null, givenOn: null };
  expect(await kept()).toMatchObject({ ...nothing, state: "bought", paid: 24.99 });
  await changeGiftState(db, userId, { ...place, state: "idea" });
  expect(await kept()).toMatchObject({ ...nothing, state: "idea", paid: null, paidCurrency: null });
});

test("a given gift is listed with its card and excluded from its searches", async () => {
  const { owner } = await signedInUser();
  const card = await addCard(owner);
  await saveGift(db, owner.userId, gift(), { profileCardIds: [card], isFavorited: false }, now);
  const id = (await findGift(db, owner.userId, { asin: teapot.asin }))?.id ?? "";
  const given = {
    profileCardId: card,
    state: "given",
    occasion: "Birthday",
    givenOn: "2026-05-02",
    paid: 1999,
    paidCurrency: "GBP",
  } as const;
  expect(await saveGiftHistory(db, owner.userId, id, given)).toBe(true);
  expect(await saveGiftHistory(db, (await signedInUser()).userId, id, given)).toBe(false);
  await saveGift(db, owner.userId, gift(), { profileCardIds: [card], isFavorited: true }, now);
  const [listed] = await listProfileCards(db, owner, now);
  expect(listed?.given).toEqual([
    {
      cardId: card,
      title: teapot.title,
      key: teapot.asin,
      occasion: "Birthday",
      givenOn: "2026-05-02",
    },
  ]);
  expect(await excludedTitlesFor(db, owner.userId, card)).toEqual([
    teapot.title,
    teapot.description,
  ]);
  expect(await excludedTitlesFor(db, (await signedInUser()).userId, card)).toEqual([]);
  expect(await excludedTitlesFor(db, owner.userId, await addCard(owner))).toEqual([]);
});

test("gifts beyond the limit are refused, but existing ones can be changed", async () => {
  const { userId } = await signedInUser();
  await addGifts(env.DB, { userId, gifts: GIFT_LIMITS.gifts });
  const keeping = { profileCardIds: [], isFavorited: true };
  expect(await saveGift(db, userId, gift(), keeping, now)).toMatchObject({ full: true });
  expect(await saveGift(db, userId, gift({ asin: "A7" }), keeping, now)).toMatchObject({
    ok: true,
    saved: true,
  });
  expect(await listGifts(db, userId)).toHaveLength(GIFT_LIMITS.gifts);
});

test("80 concurrent requests exceed neither the gifts nor their bytes; smaller ones still fit", async () => {
  const { userId } = await signedInUser();
  const keeping = { profileCardIds: [], isFavorited: true };
  const save = (asin: string, changes: object = {}) =>
    saveGift(db, userId, gift({ asin, ...changes }), keeping, now);
  const large = { pros: Array.from({ length: 50 }, () => "愛".repeat(500)) };
  const bytes = 76_000;
  const most = Math.floor(GIFT_LIMITS.bytes / bytes);
  await Promise.all(Array.from({ length: most - 40 }, (_, place) => save(`OLD${place}`, large)));
  const outcomes = await Promise.all(
    Array.from({ length: 80 }, (_, place) => save(`NEW${place}`, large)),
  );
  const saved = outcomes.filter(({ ok }) => ok).length;
  expect(saved).toBeGreaterThanOrEqual(40);
  expect(saved).toBeLessThan(45);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    full: true,
    errors: { "": ["Your saved gifts fill their 6 MB. Please remove some first."] },
  });
  expect(await savedAsins(db, userId)).toHaveLength(most - 40 + saved);
  const [used] = await db.all<{ bytes: number }>(sql`SELECT ${giftBytes(userId)} AS bytes`);
  expect(used?.bytes).toBeLessThanOrEqual(GIFT_LIMITS.bytes);
  expect(used?.bytes).toBeGreaterThan(GIFT_LIMITS.bytes - bytes);
  expect(await save("OLD1", { ...large, title: "Another name" })).toMatchObject({ ok: true });
  expect(await save("OLD1")).toMatchObject({ ok: true, saved: true });
  expect(await save("SMALL")).toMatchObject({ ok: true, saved: true });
});

test("a card's searches and refused ideas are kept up to a number, the newest", async () => {
  const { owner } = await signedInUser();
  const { userId } = owner;
  const cardId = await addCard(owner);
  const { searches } = CARD_SEARCH_LIMITS;
  await db.run(sql`WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${searches})
    INSERT INTO card_search (uid, user_id, card_id, created_at)
    SELECT ${userId} || n, ${userId}, ${cardId}, n FROM number`);
  await Promise.all(
    Array.from({ length: 5 }, (_, place) =>
      rememberSearch(db, { userId, cardId, uid: `${userId} new ${place}` }, now),
    ),
  );
  const kept = await db.select().from(cardSearch).where(eq(cardSearch.userId, userId));
  expect(kept).toHaveLength(searches);
  expect(kept.filter(({ createdAt }) => createdAt.getTime() <= 5)).toEqual([]);
});

test("2,000 gifts are read in pages: the rows of one page, and all ids once", async () => {
  const { userId } = await signedInUser();
  const cardId = await addGifts(env.DB, { userId, gifts: GIFT_LIMITS.gifts });
  const { perPage, perRow, gifts } = GIFT_LIMITS;
  const read = async (only?: { cardId: string | null; page: number }) => {
    const counter = countingD1(env.DB);
    const { sections } = await readGiftsPage(createDb(counter.d1), userId, {
      only,
      pageImageOf,
      renewal,
    });
    expect(counter.trips).toBe(1);
    expect(counter.rowsRead).toBeLessThan((only ? 5 : 10) * gifts);
    return sections;
  };
  const all = await read();
  expect(all.map((one) => [one.title, one.gifts.length, one.total])).toEqual([
    ["My Saved Gifts", perRow, gifts],
    ["Anna - Mother", perRow, gifts],
  ]);
  for (const section of [null, cardId]) {
    const seen = new Set<string>();
    for (let page = 1; page <= Math.ceil(gifts / perPage); page += 1) {
      const [only] = await read({ cardId: section, page });
      expect(only?.total).toBe(gifts);
      if (page === 1) expect(only?.gifts[0]?.title).toBe(`Gift ${gifts}`);
      for (const { id } of only?.gifts ?? []) seen.add(id);
    }
    expect(seen.size).toBe(gifts);
  }
});

test("a gift from another shop is known by its source and key, and has no ASIN", async () => {
  const { userId } = await signedInUser();
  const keeping = { profileCardIds: [], isFavorited: true };
  const shop = { source: "shop.example", key: "0123456789abcdef" };
  const spade = { ...gift({ productUrl: "https://shop.example/spade" }), ...shop };
  await saveGift(db, userId, gift({}), keeping, now);
  const saved = await saveGift(db, userId, spade, keeping, now);
  const kept = await findGift(db, userId, shop);
  expect(saved).toEqual({ ok: true, saved: true, id: kept?.id });
  expect(kept && toWireGift(kept, "")).toMatchObject({ asin: null, ...shop });
  expect(kept?.offerUntil).toBeNull();
  expect(await findGift(db, userId, { asin: shop.key })).toBeNull();
  const none = { profileCardIds: [], isFavorited: false };
  await saveGift(db, userId, { ...spade, source: "amazon" }, none, now);
  expect(await findGift(db, userId, { id: kept?.id ?? "" })).not.toBeNull();
  await saveGift(db, userId, spade, none, now);
  expect(await findGift(db, userId, shop)).toBeNull();
  expect(await listGifts(db, userId)).toHaveLength(1);
});
