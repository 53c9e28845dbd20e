import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { GIFT_LIMITS, type WireSavedGift } from "~/domain/gifts/saved-gift";
import { CARD_LIMITS, type CardHoliday, type ProfileCard } from "~/domain/people/profile-card";
import { PLACEHOLDER_IMAGE } from "~/domain/products/retailer";
import { PICTURE_PATH } from "~/domain/shops/picture";
import { anna, teapot } from "../../support/api-bodies";
import { addGifts } from "../../support/crowd";
import { signedInUser } from "../../support/people";
import { origin } from "../../support/test-env";

/** The HTML of a response without the comments that React puts between texts. */
const textOf = async (response: Promise<Response>) =>
  (await (await response).text()).replaceAll("<!-- -->", "");
const occurrences = (text: string, part: string) => text.split(part).length - 1;

test("2,000 saved gifts are shown in pages with links to the next and previous page", async () => {
  const { userId, browse } = await signedInUser();
  const cardId = await addGifts(env.DB, { userId, gifts: GIFT_LIMITS.gifts });
  const all = await textOf(browse("/saved-gifts"));
  expect(occurrences(all, "<article")).toBe(2 * GIFT_LIMITS.perRow);
  expect(all).toContain("Show all 2000 of");

  const last = Math.ceil(GIFT_LIMITS.gifts / GIFT_LIMITS.perPage);
  const page = async (number: number) =>
    textOf(browse(`/saved-gifts?section=${cardId}&page=${number}`));
  const [first, middle, end] = [await page(1), await page(2), await page(last)];
  expect([first, middle, end].map((html) => occurrences(html, "<article"))).toEqual([
    GIFT_LIMITS.perPage,
    GIFT_LIMITS.perPage,
    GIFT_LIMITS.gifts % GIFT_LIMITS.perPage,
  ]);
  expect([first, middle, end].map((html) => html.includes("Older gifts"))).toEqual([
    true,
    true,
    false,
  ]);
  expect([first, middle, end].map((html) => html.includes("Newer gifts"))).toEqual([
    false,
    true,
    true,
  ]);
  expect(middle).toContain(`page=3">Older gifts`);
});

test("a card with 2,000 gifts shows only the newest and the total", async () => {
  const { userId, browse } = await signedInUser();
  const cardId = await addGifts(env.DB, { userId, gifts: GIFT_LIMITS.gifts });
  const gifts = await textOf(browse(`/profile-cards/${cardId}/gifts`));
  expect(gifts).toContain("Show all 2000");
  expect(occurrences(gifts, 'href="/saved-gifts/gift-')).toBe(GIFT_LIMITS.perPage);
  const question = await textOf(browse(`/profile-cards/${cardId}/delete`));
  expect(question).toContain("These stay, as favourites or on other cards:");
  expect(question).not.toContain("will be deleted with it");
  expect(question).toContain(`and ${GIFT_LIMITS.gifts - GIFT_LIMITS.perPage} older`);
});

test("an image that the page may not load is shown from our address, a retailer's as the placeholder", async () => {
  const { call, browse } = await signedInUser();
  const card = await (await call("POST", "/profilecards", anna)).json<ProfileCard>();
  const kept = { ...teapot, profileCardIds: [card.id] };
  const saved = await (await call("POST", "/savedgifts", kept)).json<WireSavedGift>();
  expect(saved.imageUrl).toBe(teapot.imageUrl);
  for (const path of [
    "/saved-gifts",
    `/saved-gifts/${saved.id}`,
    `/profile-cards/${card.id}/gifts`,
  ]) {
    const html = await textOf(browse(path));
    expect(html, path).not.toContain(teapot.imageUrl);
    expect(html, path).toContain(`src="${PICTURE_PATH}?of=`);
  }
  await call("POST", "/savedgifts", { ...kept, imageUrl: "https://m.media-amazon.com/a.jpg" });
  expect(await textOf(browse("/saved-gifts"))).toContain(`src="${PLACEHOLDER_IMAGE}"`);
  await call("POST", "/savedgifts", { ...kept, imageUrl: `${origin}/sample/bag.svg` });
  expect(await textOf(browse("/saved-gifts"))).toContain('src="/sample/bag.svg"');
});

test("a card or gift over the limit is refused with the reason, by API and form", async () => {
  const { userId, call, browse } = await signedInUser();
  await addGifts(env.DB, { userId, gifts: GIFT_LIMITS.gifts });
  const gift = await call("POST", "/savedgifts", teapot);
  expect(gift.status).toBe(409);
  expect((await gift.json<{ message: string }>()).message).toContain("at most 2000 saved gifts");
  await env.DB.prepare(
    `WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
     INSERT INTO profile_card (id, user_id, name, relationship, birthday, email_reminders_enabled,
       created_at, updated_at) SELECT 'full' || n, ?1, 'N', 'R', '1990-01-01', 0, 0, 0 FROM number`,
  )
    .bind(userId, CARD_LIMITS.cards)
    .run();
  const card = await call("POST", "/profilecards", anna);
  expect(card.status).toBe(409);
  const form = await browse("/profile-cards/new", anna);
  expect(form.status).toBe(422);
  expect(await form.text()).toContain("You can keep at most 200 profile cards");
});

test("another user's card, holiday and gift return 404 on every screen and method", async () => {
  const mine = await signedInUser();
  const { browse } = await signedInUser();
  const card = await (await mine.call("POST", "/profilecards", anna)).json<ProfileCard>();
  const day = { name: "Recital", date: "2027-03-01", isRecurring: true, isOriginDate: false };
  const place = `/profilecards/${card.id}/custom-holidays`;
  const holiday = await (await mine.call("POST", place, day)).json<CardHoliday>();
  const kept = { ...teapot, profileCardIds: [card.id] };
  const gift = await (await mine.call("POST", "/savedgifts", kept)).json<WireSavedGift>();
  const before = await (await mine.call("GET", "/profilecards")).json();
  const form = { ...anna, date: "2126-03-01", profileCardId: card.id, state: "given" };
  const own = `/profile-cards/${card.id}`;
  for (const [path, fields] of [
    [own, undefined],
    [`${own}?index`, form],
    [`${own}/delete`, undefined],
    [`${own}/delete`, form],
    [`${own}/gifts`, undefined],
    [`${own}/search?occasion=Easter`, undefined],
    [`${own}/holidays/new`, undefined],
    [`${own}/holidays/new`, form],
    [`${own}/holidays/${holiday.id}`, undefined],
    [`${own}/holidays/${holiday.id}`, form],
    [`${own}/holidays/${holiday.id}/delete`, undefined],
    [`${own}/holidays/${holiday.id}/delete`, form],
    [`/saved-gifts/${gift.id}`, undefined],
    [`/saved-gifts/${gift.id}`, form],
    [`/saved-gifts?section=${card.id}`, undefined],
    [`/saved-gifts/save?asin=${teapot.asin}`, undefined],
    ["/saved-gifts/save", { asin: teapot.asin, isFavorited: "true" }],
  ] as const) {
    const response = await browse(path, fields);
    expect(response.status, `${fields ? "POST" : "GET"} ${path}`).toBe(404);
    expect(await response.text()).not.toContain(teapot.title);
  }
  expect(await textOf(browse(`/?card=${card.id}`))).not.toContain("Anna");
  expect(await (await mine.call("GET", "/profilecards")).json()).toEqual(before);
  expect(await (await mine.call("GET", "/savedgifts")).json()).toEqual([gift]);
});
