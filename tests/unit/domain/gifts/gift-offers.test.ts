/// <reference types="vite/client" />
import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveGiftHistory } from "~/domain/gifts/gift-history.server";
import { forgetOldPictures, type Renewal } from "~/domain/gifts/gift-offers.server";
import { describePrice } from "~/domain/gifts/saved-gift";
import { giftHistorySchema, savedGiftSchema } from "~/domain/gifts/saved-gift.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { findGift, listGifts } from "~/domain/gifts/saved-gifts.server";
import type { CurrentOffer } from "~/domain/products/product-source";
import { PLACEHOLDER_IMAGE, pageImageFrom, RETAILER_IMAGE_HOSTS } from "~/domain/products/retailer";
import { readGiftsPage } from "~/domain/screens/saved-gifts-page.server";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { savedGift, savedGiftCard } from "../../../../db/schema/gifts";
import { teapot } from "../../../support/api-bodies";
import { signedInUser } from "../../../support/people";
import { addCard } from "../../../support/reminders";
import { db } from "../../../support/test-env";

const pageImageOf = pageImageFrom(RETAILER_IMAGE_HOSTS, "http://ribbon.test");
const picture = (name: string) => `https://m.media-amazon.com/images/I/${name}.jpg`;
const saved = new Date("2026-11-21T09:00:00Z");
const hours = (count: number) => new Date(saved.getTime() + count * 3_600_000);

async function withGifts(...gifts: object[]) {
  const { userId } = await signedInUser();
  for (const [place, changes] of gifts.entries()) {
    const asin = `B00000000${place}`;
    const link = `https://www.amazon.co.uk/dp/${asin}?tag=ribbon-21`;
    const given = { ...teapot, asin, productUrl: link, imageUrl: picture("old"), ...changes };
    const keeping = { profileCardIds: [], isFavorited: true };
    await saveGift(db, userId, savedGiftSchema.parse(given), keeping, saved);
  }
  const tiles = async (now: Date, products: Renewal["products"] = {}, mayCall = true) => {
    const renewal = { products, now, mayCall: async () => mayCall };
    const page = await readGiftsPage(db, userId, { pageImageOf, renewal });
    return page.sections[0]?.gifts.sort((a, b) => a.key.localeCompare(b.key)) ?? [];
  };
  return { userId, tiles };
}

/** A retailer that answers with these offers; `asked` are the calls. */
function retailer(answer: (asin: string) => Partial<CurrentOffer> | null) {
  const asked: string[][] = [];
  const find = async (asins: string[]) => {
    asked.push(asins);
    return asins.flatMap((asin) => {
      const offer = answer(asin);
      return offer ? [{ asin, imageUrl: picture("new"), price: null, ...offer }] : [];
    });
  };
  return { asked, products: { currentOffers: { most: 10, find } } };
}

test("a retailer's picture and price are shown for a day, and then no longer", async () => {
  const { tiles } = await withGifts({});
  const [fresh] = await tiles(hours(23));
  expect(fresh).toMatchObject({ imageUrl: picture("old"), price: 24.99 });
  expect(fresh && describePrice(fresh, "UK")).toEqual({
    amount: "£24.99",
    day: "21 Nov 2026",
    note: "",
  });
  const [old] = await tiles(hours(25));
  expect(old).toMatchObject({ imageUrl: PLACEHOLDER_IMAGE, price: null });
  expect(old && describePrice(old, "UK")).toEqual({
    ...{ amount: null, day: "21 Nov 2026" },
    note: ", see the price at the retailer",
  });
});

test("pictures and prices are renewed on view with one call for many, at most daily", async () => {
  const { userId, tiles } = await withGifts({}, {}, {});
  const { asked, products } = retailer((asin) =>
    asin === "B000000002" ? null : { price: { value: 30, currency: "GBP" } },
  );
  await tiles(hours(23), products);
  expect(asked).toEqual([]);
  const [first, second, gone] = await tiles(hours(25), products);
  expect(asked.map((asins) => asins.sort())).toEqual([["B000000000", "B000000001", "B000000002"]]);
  expect(first).toMatchObject({ imageUrl: picture("new"), price: 30 });
  expect(first && describePrice(first, "UK")).toEqual({
    ...{ amount: "£30.00", day: "21 Nov 2026" },
    note: ", price as of 22 Nov 2026 and subject to change",
  });
  expect(second).toMatchObject({ imageUrl: picture("new"), price: 30 });
  expect(gone).toMatchObject({ imageUrl: PLACEHOLDER_IMAGE, price: null });
  expect(await tiles(hours(26), products)).toEqual([first, second, gone]);
  expect(asked).toHaveLength(1);
  const kept = await listGifts(db, userId);
  expect(kept.map(({ price }) => price).sort()).toEqual([30, 30, null]);
  await tiles(hours(50), products);
  expect(asked).toHaveLength(2);
});

test("no call asks for more than it takes; the others follow with the next view", async () => {
  const { tiles } = await withGifts(...Array.from({ length: 10 }, () => ({})));
  const { asked, products } = retailer(() => ({}));
  const four = { currentOffers: { ...products.currentOffers, most: 4 } };
  for (let view = 0; view < 4; view += 1) await tiles(hours(25), four);
  expect(asked.map(({ length }) => length)).toEqual([4, 4, 2]);
  expect(new Set(asked.flat()).size).toBe(10);
});

test("a visitor who has had their calls of the day sees placeholders, and nothing is asked", async () => {
  const { tiles } = await withGifts({});
  const { asked, products } = retailer(() => ({}));
  const [tile] = await tiles(hours(25), products, false);
  expect(tile).toMatchObject({ imageUrl: PLACEHOLDER_IMAGE, price: null });
  expect(asked).toEqual([]);
  const [renewed] = await tiles(hours(25), products);
  expect(renewed).toMatchObject({ imageUrl: picture("new") });
});

test("a retailer that fails costs the pictures, not the page", async () => {
  const { tiles } = await withGifts({});
  const fail = () => Promise.reject(new UpstreamError("quota"));
  const [tile] = await tiles(hours(25), { currentOffers: { most: 10, find: fail } });
  expect(tile).toMatchObject({ imageUrl: PLACEHOLDER_IMAGE, price: null });
});

test("a sample's picture and price have no end", async () => {
  const sample = {
    imageUrl: "/sample/book.svg",
    productUrl: "https://www.amazon.co.uk/s?k=teapot",
  };
  const { userId } = await signedInUser();
  const given = savedGiftSchema.parse({ ...teapot, ...sample, imageUrl: null });
  const gift = { ...given, imageUrl: sample.imageUrl };
  await saveGift(db, userId, gift, { profileCardIds: [], isFavorited: true }, saved);
  await forgetOldPictures(db, hours(99));
  expect(await findGift(db, userId, { asin: teapot.asin })).toMatchObject({
    ...{ imageUrl: "/sample/book.svg", price: 24.99, offerUntil: null },
  });
});

test("the address of an old picture is deleted, and saving again does not renew it", async () => {
  const { userId } = await withGifts({});
  await forgetOldPictures(db, hours(23));
  const kept = () => findGift(db, userId, { asin: "B000000000" });
  const before = await kept();
  expect(before?.imageUrl).toBe(picture("old"));
  if (before) {
    const keeping = { profileCardIds: [], isFavorited: true };
    await saveGift(db, userId, before, keeping, hours(23));
  }
  await forgetOldPictures(db, hours(24));
  expect(await kept()).toMatchObject({ imageUrl: "", offerUntil: hours(24).toISOString() });
});

test("what comes from older results ends a day after the retailer gave it", async () => {
  const { userId } = await signedInUser();
  const gift = { ...savedGiftSchema.parse(teapot), offerAt: hours(-12).toISOString() };
  await saveGift(db, userId, gift, { profileCardIds: [], isFavorited: true }, saved);
  expect((await findGift(db, userId, { asin: teapot.asin }))?.offerUntil).toBe(
    hours(12).toISOString(),
  );
});

test("the history keeps what was paid when the price changes", async () => {
  const { userId, tiles } = await withGifts({});
  await addCard(userId, `card-${userId}`);
  const asin = "B000000000";
  const gift = await findGift(db, userId, { asin });
  if (!gift) throw new Error("not saved");
  const card = `card-${userId}`;
  await saveGift(db, userId, gift, { profileCardIds: [card], isFavorited: true }, saved);
  const note = (changes: object) =>
    giftHistorySchema("2026-11-22").parse({ profileCardId: card, state: "bought", ...changes });
  await saveGiftHistory(db, userId, gift.id, note({ paid: "19,50" }));
  await tiles(hours(25), retailer(() => ({ price: { value: 30, currency: "GBP" } })).products);
  const history = async () => (await findGift(db, userId, { asin }))?.cards[0];
  expect(await history()).toMatchObject({ state: "bought", paid: 19.5, paidCurrency: "GBP" });
  expect(giftHistorySchema("2026-11-22").safeParse({ ...note({}), paid: "about 20" }).success).toBe(
    false,
  );
  await saveGiftHistory(db, userId, gift.id, note({ state: "idea", paid: "19.50" }));
  expect(await history()).toMatchObject({ paid: null, paidCurrency: null });
});

test("the migration dates the pictures, and takes over the prices, of existing gifts", async () => {
  const { userId } = await withGifts({}, { productUrl: "https://shop.example/teapot" });
  await addCard(userId, `card-${userId}`);
  const gifts = await listGifts(db, userId);
  const cards = gifts.map(({ id }) => ({
    ...{ giftId: id, cardId: `card-${userId}`, userId },
    state: "given" as const,
  }));
  await db.insert(savedGiftCard).values(cards);
  await db.update(savedGift).set({ offerUntil: null }).where(eq(savedGift.userId, userId));
  const files = import.meta.glob<string>("../../../../migrations/*_gift_offers.sql", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const fills = (Object.values(files)[0] ?? "").split("--> statement-breakpoint").slice(-2);
  for (const fill of fills) await env.DB.prepare(fill).run();
  const filled = await listGifts(db, userId);
  const ends = Object.fromEntries(filled.map(({ key, offerUntil }) => [key, offerUntil]));
  expect(ends).toEqual({ B000000000: hours(24).toISOString(), B000000001: null });
  expect(filled.map((gift) => gift.cards[0]?.paid)).toEqual([24.99, 24.99]);
});
