import { expect, test } from "vitest";
import { PLACEHOLDER_IMAGE } from "~/domain/products/retailer";
import { pictureType } from "~/domain/shops/picture";
import { PICTURE_PATH, pictureAddresses } from "~/domain/shops/picture-address.server";
import { ShopError } from "~/domain/shops/shop-fetch";
import { shopPictures } from "../../../workers/shop-pictures";
import { SELF } from "../../support/self";

const SECRET = "a secret that only unit tests know";
const origin = "http://ribbon.test";
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
  const ours = await pictureAddresses([SECRET]);
  const path = ours.pathOf("https://shop.invalid/a.png");
  const query = new URL(path, origin).searchParams;
  expect(ours.addressOf(query)).toBe("https://shop.invalid/a.png");
  const rotated = await pictureAddresses(["another secret of thirty-two bytes!!", SECRET]);
  expect(rotated.addressOf(query)).toBe("https://shop.invalid/a.png");
  const theirs = await pictureAddresses(["another secret of thirty-two bytes!!"]);
  expect(theirs.addressOf(query)).toBeNull();
  for (const [name, value] of [
    ["of", "https://shop.invalid/b.png"],
    ["signed", ""],
    ["signed", "AAAA"],
    ["by", "0"],
  ] as const) {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    expect(ours.addressOf(changed), name).toBeNull();
    const response = await SELF.fetch(`${origin}${PICTURE_PATH}?${changed}`);
    expect(response.status).toBe(404);
  }
});

test("a picture that cannot be had is the placeholder, of an address that is refused, too", async () => {
  const ours = await pictureAddresses([SECRET]);
  for (const of of ["https://10.0.0.1/a.png", "https://shop.invalid/a.png"]) {
    const response = await SELF.fetch(origin + ours.pathOf(of), { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(PLACEHOLDER_IMAGE);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});
