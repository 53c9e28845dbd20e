import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { WireSavedGift } from "~/domain/gifts/saved-gift";
import type { ProfileCard } from "~/domain/people/profile-card";
import { savedGift } from "../../../db/schema/gifts";
import { anna, teapot } from "../../support/api-bodies";
import { signedInUser } from "../../support/people";
import { db, origin } from "../../support/test-env";

async function withCard() {
  const { call } = await signedInUser();
  const card = await (await call("POST", "/profilecards", anna)).json<ProfileCard>();
  return { call, cardId: card.id };
}

test("a gift is saved for cards and as a favourite, and changed by its ASIN", async () => {
  const { call, cardId } = await withCard();
  const saved = await call("POST", "/savedgifts", { ...teapot, profileCardIds: [cardId] });
  expect(saved.status).toBe(201);
  const gift = await saved.json<WireSavedGift>();
  expect(gift).toMatchObject({ ...teapot, profileCardIds: [cardId], currency: "GBP" });
  expect(await (await call("GET", "/savedgifts")).json()).toEqual([gift]);
  expect(await (await call("GET", `/SavedGifts/by-profile/${cardId}`)).json()).toEqual([gift]);
  expect(await (await call("GET", `/savedGifts/by-asin/${teapot.asin}`)).json()).toEqual({
    assignedCards: [{ profileCardId: cardId }],
    isFavorited: true,
  });

  const edited = await call("POST", "/savedgifts", { ...teapot, isFavorited: true, price: 19.5 });
  expect(await edited.json()).toMatchObject({ id: gift.id, price: 19.5, profileCardIds: [] });
  expect(await (await call("GET", `/savedgifts/by-profile/${cardId}`)).json()).toEqual([]);

  const removed = await call("POST", "/savedgifts", { ...teapot, isFavorited: false });
  expect(removed.status).toBe(204);
  expect(await (await call("GET", "/savedgifts")).json()).toEqual([]);
  expect((await call("GET", `/savedgifts/by-asin/${teapot.asin}`)).status).toBe(404);
});

test("a sample's image is stored as a path and returned as the search returned it", async () => {
  const { call, userId } = await signedInUser();
  const imageUrl = `${origin}/sample/book.svg`;
  const saved = await call("POST", "/savedgifts", { ...teapot, imageUrl });
  expect(await saved.json()).toMatchObject({ imageUrl });
  const kept = db.select({ imageUrl: savedGift.imageUrl }).from(savedGift);
  expect(await kept.where(eq(savedGift.userId, userId))).toEqual([
    { imageUrl: "/sample/book.svg" },
  ]);
});

test.each(["Light, cheap", "Light,Cheap", 'Says "hello", twice', "one", ""])(
  "the pros %j are returned unchanged",
  async (pros) => {
    const { call } = await withCard();
    const saved = await call("POST", "/savedgifts", { ...teapot, pros });
    expect((await saved.json<WireSavedGift>()).pros).toBe(pros);
  },
);

test.each([
  [{ productUrl: "javascript:alert(1)" }, "productUrl"],
  [{ productUrl: "/dp/1" }, "productUrl"],
  [{ imageUrl: "data:image/png;base64,AAAA" }, "imageUrl"],
  [{ price: -1 }, "price"],
  [{ price: "24.99" }, "price"],
  [{ title: "" }, "title"],
  [{ asin: "a b" }, "asin"],
  [{ profileCardIds: ["nobody"] }, "profileCardIds"],
])("the gift %j is refused", async (wrong, field) => {
  const { call } = await withCard();
  const response = await call("POST", "/savedgifts", { ...teapot, ...wrong });
  expect(response.status).toBe(422);
  const { errors } = await response.json<{ errors: object }>();
  expect(Object.keys(errors)).toContain(field);
  expect(await (await call("GET", "/savedgifts")).json()).toEqual([]);
});
