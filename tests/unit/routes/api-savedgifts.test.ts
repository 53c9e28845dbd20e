import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { WireSavedGift } from "~/domain/gifts/saved-gift";
import type { ProfileCard } from "~/domain/people/profile-card";
import { savedGift } from "../../../db/schema/gifts";
import { signedInUser } from "../../support/people";
import { db, origin } from "../../support/test-env";
import { anna, teapot } from "../../support/things";

async function withCard() {
  const { call } = await signedInUser();
  const card = await (await call("POST", "/profilecards", anna)).json<ProfileCard>();
  return { call, cardId: card.id };
}

it("saves a gift for cards and favourites, and changes it by its ASIN", async () => {
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

it("keeps a sample's picture as the search gave it, wherever it is read", async () => {
  const { call, userId } = await signedInUser();
  const imageUrl = `${origin}/sample/book.svg`;
  const saved = await call("POST", "/savedgifts", { ...teapot, imageUrl });
  expect(await saved.json()).toMatchObject({ imageUrl });
  const kept = db.select({ imageUrl: savedGift.imageUrl }).from(savedGift);
  expect(await kept.where(eq(savedGift.userId, userId))).toEqual([
    { imageUrl: "/sample/book.svg" },
  ]);
});

it.each(["Light, cheap", "Light,Cheap", 'Says "hello", twice', "one", ""])(
  "gives the points %j back as they came",
  async (pros) => {
    const { call } = await withCard();
    const saved = await call("POST", "/savedgifts", { ...teapot, pros });
    expect((await saved.json<WireSavedGift>()).pros).toBe(pros);
  },
);

it.each([
  [{ productUrl: "javascript:alert(1)" }, "productUrl"],
  [{ productUrl: "/dp/1" }, "productUrl"],
  [{ imageUrl: "data:image/png;base64,AAAA" }, "imageUrl"],
  [{ price: -1 }, "price"],
  [{ price: "24.99" }, "price"],
  [{ title: "" }, "title"],
  [{ asin: "a b" }, "asin"],
  [{ profileCardIds: ["nobody"] }, "profileCardIds"],
])("refuses %j", async (wrong, field) => {
  const { call } = await withCard();
  const answer = await call("POST", "/savedgifts", { ...teapot, ...wrong });
  expect(answer.status).toBe(422);
  const { errors } = await answer.json<{ errors: object }>();
  expect(Object.keys(errors)).toContain(field);
  expect(await (await call("GET", "/savedgifts")).json()).toEqual([]);
});
