import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PLACEHOLDER_IMAGE } from "~/domain/products/retailer";
import { clientKey, networkKey } from "~/domain/shared/client-address";
import { attemptKey } from "~/domain/shared/throttling.server";
import { PICTURE_PATH, pictureType } from "~/domain/shops/picture";
import { pictureAddresses } from "~/domain/shops/picture-address.server";
import { ShopError } from "~/domain/shops/shop-fetch";
import { admitPicture } from "~/domain/shops/shop-limits.server";
import { attempt } from "../../../db/schema/accounts";
import { shopPictures } from "../../../workers/shop-pictures";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const SECRET = "a secret that only unit tests know";
const DAY_MS = 24 * 60 * 60 * 1000;
const today = () => new Date();
const latin = (text: string) => Uint8Array.from([...text].map((one) => one.charCodeAt(0)));
const PNG = latin("\x89PNG\r\n\x1a\n and more");
const free = async () => null;
const address = () => `https://shop.example/${crypto.randomUUID()}.png`;

test.each([
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["GIF89a", "image/gif"],
  ["RIFF\x00\x00\x00\x00WEBP", "image/webp"],
  ["\x00\x00\x00\x20ftypavif", "image/avif"],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", null],
  ["<?xml version='1.0'?><svg>", null],
  ["<html><script>alert(1)</script>", null],
  ["RIFF\x00\x00\x00\x00WAVE", null],
  ["XXXX\x00\x00\x00\x00WEBP", null],
  ["%PDF-1.7", null],
  ["", null],
])("the bytes %j are %s", (bytes, type) => {
  expect(pictureType(latin(bytes))).toBe(type);
});

test("a picture is fetched once, and one that cannot be had is missing", async () => {
  let fetched = 0;
  const read = shopPictures(async (_address, { limitBytes, isCut }) => {
    fetched += 1;
    expect({ limitBytes, isCut }).toEqual({ limitBytes: 2_000_000, isCut: false });
    return { url: new URL(origin), type: "text/html", body: PNG };
  });
  const there = address();
  const shown = { state: "there", type: "image/png", bytes: PNG };
  expect(await read(there, free)).toEqual(shown);
  expect(await read(there, async () => 60)).toEqual(shown);
  expect(fetched).toBe(1);
  expect(await read(address(), async () => 60)).toEqual({ state: "limited", seconds: 60 });
  const failing = shopPictures(() => Promise.reject(new ShopError("size")));
  expect(await failing(address(), free)).toEqual({ state: "missing" });
});

test("only addresses that we signed are fetched", async () => {
  const ours = await pictureAddresses([SECRET], today);
  const path = ours.pathOf("https://shop.invalid/a.png");
  const query = new URL(path, origin).searchParams;
  const there = { state: "there", address: "https://shop.invalid/a.png" };
  expect(ours.read(query)).toEqual(there);
  const rotated = await pictureAddresses(["another secret of thirty-two bytes!!", SECRET], today);
  expect(rotated.read(query)).toEqual(there);
  const theirs = await pictureAddresses(["another secret of thirty-two bytes!!"], today);
  expect(theirs.read(query)).toBeNull();
  for (const [name, value] of [
    ["of", "https://shop.invalid/b.png"],
    ["signed", ""],
    ["signed", "AAAA"],
    ["by", "0"],
    ["until", ""],
    ["until", "2999-01-01"],
  ] as const) {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    expect(ours.read(changed), name).toBeNull();
    const response = await SELF.fetch(`${origin}${PICTURE_PATH}?${changed}`);
    expect(response.status).toBe(404);
  }
});

test("an address is the same for a day, works on the next, and has ended on the one after", async () => {
  let now = "2026-11-23T00:00:00Z";
  const ours = await pictureAddresses([SECRET], () => new Date(now));
  const of = "https://shop.invalid/a.png";
  const path = ours.pathOf(of);
  const query = new URL(path, origin).searchParams;
  now = "2026-11-23T23:59:59Z";
  expect(ours.pathOf(of)).toBe(path);
  now = "2026-11-24T23:59:59Z";
  expect(ours.pathOf(of)).not.toBe(path);
  expect(ours.read(query)).toEqual({ state: "there", address: of });
  now = "2026-11-25T00:00:00Z";
  expect(ours.read(query)).toEqual({ state: "ended" });
});

test("an address that has ended is gone, and nothing is fetched for it", async () => {
  const before = await pictureAddresses([SECRET], () => new Date(Date.now() - 2 * DAY_MS));
  const response = await SELF.fetch(origin + before.pathOf("https://shop.invalid/a.png"));
  expect(response.status).toBe(410);
});

test("pictures are bounded for a visitor, for their network, and in all", async () => {
  const now = new Date("2026-11-23T12:00:00Z");
  const other = (host: number) => `2001:db8:7:${host.toString(16)}::1`;
  const have = async (counts: Record<string, number>) => {
    for (const [kind, count] of Object.entries(counts)) {
      const owner = { shopPictures: clientKey(other(1)), networkPictures: networkKey(other(1)) };
      const key = await attemptKey(kind as "allPictures", owner[kind as "shopPictures"] ?? "");
      const expiresAt = new Date(now.getTime() + 3_600_000);
      await db
        .insert(attempt)
        .values({ key, count, expiresAt })
        .onConflictDoUpdate({ target: attempt.key, set: { count, expiresAt } });
    }
  };
  await have({ shopPictures: 499, networkPictures: 0, allPictures: 0 });
  expect(await admitPicture(db, other(1), now)).toBeNull();
  expect(await admitPicture(db, other(1), now)).toBe(3600);
  expect(await admitPicture(db, other(2), now)).toBeNull();
  await have({ networkPictures: 5_000 });
  expect(await admitPicture(db, other(3), now)).toBe(3600);
  expect(await admitPicture(db, "192.0.2.7", now)).toBeNull();
  await have({ allPictures: 20_000 });
  expect(await admitPicture(db, "192.0.2.8", now)).toBe(3600);
});

test("over a bound of the day the answer says how long to wait", async () => {
  const now = new Date();
  const key = await attemptKey("allPictures", "");
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const values = { key, count: 20_000, expiresAt };
  await db
    .insert(attempt)
    .values(values)
    .onConflictDoUpdate({ target: attempt.key, set: { count: 20_000, expiresAt } });
  const ours = await pictureAddresses([SECRET], () => now);
  const response = await SELF.fetch(origin + ours.pathOf(address()));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3_500);
  await db.delete(attempt).where(eq(attempt.key, key));
});

test("a picture that cannot be had is the placeholder, of an address that is refused, too", async () => {
  const ours = await pictureAddresses([SECRET], today);
  for (const of of ["https://10.0.0.1/a.png", "https://shop.invalid/a.png"]) {
    const response = await SELF.fetch(origin + ours.pathOf(of), { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(PLACEHOLDER_IMAGE);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});
