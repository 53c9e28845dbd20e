import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GIFT_LIMITS, type SavedGift } from "~/domain/gifts/saved-gift";
import { attemptKey } from "~/domain/shared/throttling.server";
import { PICTURE_PATH } from "~/domain/shops/picture";
import { attempt, session } from "../../../db/schema/accounts";
import { savedGift } from "../../../db/schema/gifts";
import { anna, teapot } from "../../support/api-bodies";
import { addGifts } from "../../support/crowd";
import { signedInUser } from "../../support/people";
import { cookieOf } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const ADD = "/saved-gifts/add";
const bird = { title: "Oak bird box", link: "", price: "18", currency: "GBP", isFavorited: "true" };

type Wire = Pick<SavedGift, "source" | "key" | "title" | "price" | "currency" | "productUrl"> & {
  asin: string | null;
  profileCardIds: string[];
};

async function user() {
  const { call, browse } = await signedInUser();
  const gifts = async () => (await call("GET", "/savedgifts")).json<Wire[]>();
  return { call, browse, gifts };
}

test.each([
  [{ title: "" }, "Please enter a title"],
  [{ title: "x".repeat(501) }, "Please keep the title to 500 characters"],
  [{ link: "https://10.0.0.1/" }, "This address is not of a shop on the public web"],
  [{ link: "javascript:alert(1)" }, "Please paste an address that begins with https://"],
  [{ link: "https://a:b@shop.example/" }, "Please leave the name and the password out"],
  [{ link: `https://shop.example/${"x".repeat(2000)}` }, "This link is too long"],
  [{ price: "a lot" }, "Please enter a price such as 24.99"],
  [{ price: "0" }, "Please enter a price above nothing"],
  [{ currency: "XAU" }, "Please choose a currency"],
  [{ isFavorited: "" }, "Please tick where to keep this gift"],
])("a gift with %j is refused with what was typed", async (changes, message) => {
  const { browse, gifts } = await user();
  const response = await browse(ADD, { ...bird, ...changes });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(message);
  if (!("title" in changes)) expect(html).toContain('value="Oak bird box"');
  expect(await gifts()).toEqual([]);
});

test("an account that is full takes no gift from a shop either, and keeps what was typed", async () => {
  const { userId, browse } = await signedInUser();
  await addGifts(env.DB, { userId, gifts: GIFT_LIMITS.gifts });
  const response = await browse(ADD, bird);
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain("You can keep at most 2000 saved gifts.");
  expect(html).toContain('value="Oak bird box"');
});

test("a network address has 200 pages read in a day, by a press and by a shared address", async () => {
  const { cookie } = await signedInUser();
  const headers = { Cookie: cookie, "CF-Connecting-IP": "198.18.7.2" };
  const key = await attemptKey("shopPages", "198.18.7.2");
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(attempt).values({ key, count: 200, expiresAt });
  const link = "https://nowhere.example/box";
  const body = new URLSearchParams({ ...bird, intent: "read", link });
  for (const response of [
    await SELF.fetch(origin + ADD, { method: "POST", headers, body }),
    await SELF.fetch(`${origin}${ADD}?${new URLSearchParams({ url: link })}`, { headers }),
  ]) {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3_000);
    expect(await response.text()).toContain(`value="${link}"`);
  }
});

test("another user's person is refused", async () => {
  const other = await user();
  const card = await (await other.call("POST", "/profilecards", anna)).json<{ id: string }>();
  const { browse, gifts } = await user();
  const response = await browse(ADD, { ...bird, profileCardIds: card.id });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("There is no such profile card.");
  expect(await gifts()).toEqual([]);
});

test("the same page is one gift, and stays where it is kept", async () => {
  const { call, browse, gifts } = await user();
  const card = await (await call("POST", "/profilecards", anna)).json<{ id: string }>();
  const link = "https://www.shop.example/box?id=7";
  expect((await browse(ADD, { ...bird, link: `${link}&utm_source=x` })).status).toBe(303);
  const again = { ...bird, link, title: "Bird box", isFavorited: "", profileCardIds: card.id };
  expect((await browse(ADD, again)).status).toBe(303);
  expect(await gifts()).toEqual([
    expect.objectContaining({
      ...{ source: "shop.example", key: expect.stringMatching(/^[0-9a-f]{32}$/), asin: null },
      ...{ title: "Bird box", price: 18, currency: "GBP", productUrl: link },
      ...{ profileCardIds: [card.id], isFavorited: true },
    }),
  ]);
});

test("what has no address is typed, and a form that is sent twice adds it once", async () => {
  const { browse, gifts } = await user();
  const id = crypto.randomUUID();
  for (let times = 0; times < 2; times += 1) await browse(ADD, { ...bird, id });
  expect(await gifts()).toEqual([
    expect.objectContaining({ source: "typed", key: id, asin: null, productUrl: "" }),
  ]);
});

test("a product of Amazon is kept by its ASIN, and found by it", async () => {
  const { call, browse, gifts } = await user();
  const link = "https://www.amazon.co.uk/Box/dp/B0BIRDBOX1/ref=x?tag=other-21";
  await browse(ADD, { ...bird, link });
  expect(await gifts()).toEqual([
    expect.objectContaining({
      ...{ source: "amazon", key: "B0BIRDBOX1", asin: "B0BIRDBOX1" },
      productUrl: "https://www.amazon.co.uk/dp/B0BIRDBOX1",
    }),
  ]);
  expect((await call("GET", "/savedgifts/by-asin/B0BIRDBOX1")).status).toBe(200);
});

test("a page that is not read leaves what was typed", async () => {
  const { browse } = await user();
  const read = { ...bird, intent: "read", link: "https://nowhere.example/box" };
  const response = await browse(ADD, read);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("Please fill in the rest.");
  expect(html).toContain('value="Oak bird box"');
  const hostile = await browse(`${ADD}?url=${encodeURIComponent("http://10.0.0.1/")}`);
  expect(hostile.status).toBe(422);
  expect(await hostile.text()).toContain('value="http://10.0.0.1/"');
});

test("a shared address survives the login", async () => {
  const shared = `${ADD}?url=${encodeURIComponent("https://shop.example/box")}`;
  const response = await SELF.fetch(`${origin}${shared}`, { redirect: "manual" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`/login?from=${encodeURIComponent(shared)}`);
});

test("a visitor who has too many pages read is told to wait, and keeps what was typed", async () => {
  const { cookie } = await signedInUser();
  const headers = { Cookie: cookie, "CF-Connecting-IP": "198.18.7.1" };
  const form = { ...bird, intent: "read", link: "https://nowhere.example/box" };
  const read = () =>
    SELF.fetch(origin + ADD, { method: "POST", headers, body: new URLSearchParams(form) });
  // More than two minutes allow, as a minute may end in between.
  const answers = await Promise.all(Array.from({ length: 41 }, read));
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  const html = await refused?.text();
  expect(html).toContain("Please wait");
  expect(html).toContain('value="Oak bird box"');
});

const AMAZON_PICTURE = "https://m.media-amazon.com/images/I/a.jpg";
const offerOf = (userId: string) =>
  db
    .select({ imageUrl: savedGift.imageUrl, offerUntil: savedGift.offerUntil })
    .from(savedGift)
    .where(eq(savedGift.userId, userId));

test("a retailer's picture is kept for a day from when it was given, and with no gift of another shop", async () => {
  const { userId, browse } = await signedInUser();
  const given = new Date(Date.now() - 20 * 3_600_000);
  const read = { ...bird, picture: AMAZON_PICTURE, asOf: given.toISOString() };
  await browse(ADD, { ...read, link: "https://www.amazon.co.uk/dp/B0BIRDBOX1" });
  const offerUntil = new Date(given.getTime() + 24 * 3_600_000);
  expect(await offerOf(userId)).toEqual([{ imageUrl: AMAZON_PICTURE, offerUntil }]);
  const other = await signedInUser();
  await other.browse(ADD, { ...read, link: "https://shop.example/box" });
  await other.browse(ADD, { ...read, id: crypto.randomUUID() });
  const nothing = { imageUrl: "", offerUntil: null };
  expect(await offerOf(other.userId)).toEqual([nothing, nothing]);
});

test("a retailer's picture that the API is sent is not kept for longer, whatever it is a picture of", async () => {
  const { userId, call } = await signedInUser();
  const gift = { ...teapot, productUrl: "https://shop.example/", imageUrl: AMAZON_PICTURE };
  expect((await call("POST", "/savedgifts", gift)).status).toBe(201);
  const [kept] = await offerOf(userId);
  expect(kept?.offerUntil?.getTime()).toBeGreaterThan(Date.now());
});

test("after a login in between the form has its picture and its ticks", async () => {
  const { userId, cookie, call } = await signedInUser();
  const card = await (await call("POST", "/profilecards", anna)).json<{ id: string }>();
  const setEnd = (expiresAt: Date) =>
    db.update(session).set({ expiresAt }).where(eq(session.userId, userId));
  await setEnd(new Date(0));
  const form = { ...bird, isFavorited: "", profileCardIds: card.id };
  const refused = await SELF.fetch(origin + ADD, {
    ...{ method: "POST", headers: { Cookie: cookie }, redirect: "manual" },
    body: new URLSearchParams({ ...form, picture: "https://shop.example/box.jpg" }),
  });
  await setEnd(new Date(Date.now() + 60_000));
  const from = new URL(refused.headers.get("Location") ?? "", origin).searchParams.get("from");
  const headers = { Cookie: `${cookie}; ${cookieOf(refused)}` };
  const html = await (await SELF.fetch(origin + from, { headers })).text();
  expect(html).toContain('value="Oak bird box"');
  expect(html).toContain(`src="${PICTURE_PATH}?of=https%3A%2F%2Fshop.example%2Fbox.jpg`);
  const isTicked = (value: string) =>
    new RegExp(`<input[^>]*checked=""[^>]*value="${value}"`).test(html);
  expect([card.id, "true", "https://shop.example/box.jpg"].map(isTicked)).toEqual([
    ...[true, false, true],
  ]);
});
