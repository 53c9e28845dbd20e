/// <reference types="vite/client" />
import { env } from "cloudflare:test";
import { and, gt, lte } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../../../db/client";
import {
  type PicturedIdea,
  type PictureFile,
  picturesFrom,
  plainPictures,
} from "../../../../db/pictures/catalogue-pictures";
import { COMPOSITIONS } from "../../../../db/pictures/picture";
import { BACKDROPS, PROPS } from "../../../../db/pictures/scenery";
import { catalogueProduct, giftIdea } from "../../../../db/schema/catalogue";
import { withCatalogue } from "../../../support/catalogue";

withCatalogue();

const files = import.meta.glob<string>("../../../../db/pictures/drawings/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ""), svg]),
);

type Row = typeof catalogueProduct.$inferSelect;
/** The pictures by their names. Ideas are read page by page and looked at one by one: all are hundreds of MB. */
const used = new Map<string, string>();
/** Ideas that show a picture or its colours twice, and those whose rows name other pictures than their titles get. */
const found = { twice: [] as string[], misnamed: [] as string[] };

const PAGE = 500;

beforeAll(async () => {
  const db = createDb(env.DB);
  const draw = picturesFrom(drawings);
  for (let last = ""; ; ) {
    const entries = await db
      .select()
      .from(giftIdea)
      .where(gt(giftIdea.id, last))
      .orderBy(giftIdea.id)
      .limit(PAGE);
    const end = entries.at(-1)?.id;
    if (end === undefined) return;
    const { ideaId } = catalogueProduct;
    const rows = await db
      .select()
      .from(catalogueProduct)
      .where(and(gt(ideaId, last), lte(ideaId, end)))
      .orderBy(catalogueProduct.id);
    for (const { id, entry } of entries) {
      const products = rows.filter((row) => row.ideaId === id);
      const pictures = draw({ ...(entry as Omit<PicturedIdea, "products">), products });
      lookAt(id, products, pictures);
    }
    last = end;
  }
});

function lookAt(id: string, rows: Row[], pictures: PictureFile[]): void {
  const names = rows.map(({ picture }) => picture);
  const backgrounds = pictures.map(({ svg }) => /h320v240H0z" fill="(#\w+)"/.exec(svg)?.[1]);
  if (new Set(names).size < rows.length || new Set(backgrounds).size < rows.length)
    found.twice.push(id);
  if (names.join() !== pictures.map(({ name }) => name).join()) found.misnamed.push(id);
  for (const { name, svg } of pictures) used.set(name, svg);
}

afterAll(() => used.clear());

test("no idea shows one picture twice, nor two of the same colours", () => {
  expect(found.twice).toEqual([]);
});

test("every row of the catalogue names the picture that its title gets, each time", () => {
  expect(found.misnamed).toEqual([]);
});

test("pictures are named by what is in them", async () => {
  for (const [name, svg] of used) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(svg));
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
    expect(name).toMatch(/^[a-z-]+\/[0-9a-f]{10}$/);
    expect(name.split("/")[1]).toBe(hash.join("").slice(0, 10));
  }
});

test("a picture has at most 3 KiB, is 4:3, and loads nothing", () => {
  for (const [name, svg] of [...used, ...plainPictures(drawings).map((p) => [p.name, p.svg])]) {
    expect(svg?.length, name).toBeLessThanOrEqual(3072);
    expect(svg, name).toContain('viewBox="0 0 320 240"');
    expect(svg, name).not.toMatch(/<(script|style|image|foreignObject)|href="(?!#)|url\(/);
  }
});

test("there are as many pictures as are worth having, and files may be", () => {
  expect(used.size).toBeGreaterThan(4_000);
  // Workers take 20,000 files: https://developers.cloudflare.com/workers/static-assets/
  expect(used.size + drawings.size).toBeLessThan(15_000);
});

test("all drawings, and every backdrop, composition and prop, are used", () => {
  expect(COMPOSITIONS.length * BACKDROPS.length * PROPS.length).toBe(180);
  const subjects = new Set([...used.keys()].map((name) => name.split("/")[0]));
  // Saved gifts of the first version show them under their plain names.
  const plainOnly = ["gadget", "keepsake"];
  expect([...drawings.keys()].filter((name) => !subjects.has(name))).toEqual(plainOnly);
});

test("an address of the first version still has a picture", () => {
  const plain = plainPictures(drawings).map(({ name }) => name);
  expect(plain).toEqual(expect.arrayContaining(FIRST_VERSION.split(" ")));
});

const FIRST_VERSION =
  "art-supplies baby backpack bag baking ball barbecue barware bath bicycle binoculars bird-feeder blanket board-game book bottle building-blocks calendar camera candle car cards cat chocolate climbing clock clothing coffee computer cookbook cookware costume craft-kit cushion dog doll drum dumbbell film fishing fossil frame gadget game-controller garden-tools globe golf guitar hamper hat headphones horse jewellery jigsaw keepsake kitchen-tools lamp lantern luggage magic notebook pen piano plane plant racket record robot running scarf science-kit sewing ski skincare slippers socks soft-toy speaker swim tea telescope tent theatre tools train umbrella vase wall-art wallet watch wine wooden-toy yarn yoga";
