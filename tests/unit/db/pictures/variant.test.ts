import { expect, test } from "vitest";
import {
  contrast,
  PALETTES,
  patternColour,
  repaint,
  TONES,
  type Tone,
} from "../../../../db/pictures/colours";
import { BACKDROPS, PROPS } from "../../../../db/pictures/scenery";
import { ENOUGH, numberOf, palettesFor, toneOf, variantAt } from "../../../../db/pictures/variant";

const behind = (place: number) => {
  const palette = PALETTES[place];
  if (!palette) throw new Error(`There is no palette ${place}.`);
  return { palette, colours: [palette.background, patternColour(palette)] };
};

test("contrast is that of WCAG", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each([...PALETTES.keys()])("the object and its line stand out in palette %i", (place) => {
  const { palette, colours } = behind(place);
  for (const colour of colours) {
    expect(contrast(palette.main, colour)).toBeGreaterThanOrEqual(ENOUGH);
    expect(contrast(palette.contour, colour)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(Object.keys(TONES) as Tone[])("%s has four palettes that it stands out in", (tone) => {
  expect(palettesFor(tone).length).toBeGreaterThanOrEqual(4);
  for (const place of palettesFor(tone))
    for (const colour of behind(place).colours)
      expect(contrast(TONES[tone], colour)).toBeGreaterThanOrEqual(ENOUGH);
});

test("a drawing takes the palette's colours, and keeps those that are of the thing", () => {
  const { palette } = behind(1);
  expect(repaint("#ff6f61 #436b66 #7fae7a", palette, null)).toBe(
    `${palette.main} ${palette.second} #7fae7a`,
  );
  expect(repaint("#ff6f61 #b07a4f", palette, "walnut")).toBe(`${TONES.walnut} ${TONES.walnut}`);
  expect(repaint("#ff6f61 #b07a4f", palette, "white")).toBe(`${TONES.white} #b07a4f`);
});

test.each([
  ["Walnut-Handled Pocket Knife", "walnut"],
  ["Leather Journal with Brass Clasp", "leather"],
  ["White Stoneware Mug", "white"],
  ["White Noise Machine", null],
  ["Sterling Silver Locket", "silver"],
  ["Wooden Chess Set", "oak"],
  ["Garden Journal with Leather Strap", null],
])("the tone of '%s' is %s", (title, tone) => {
  expect(toneOf(title)).toBe(tone);
});

test.each([
  ["Pair of Stoneware Mugs", "mug", "pair"],
  ["Two Burgundy Wine Glasses", "wine-glass", "pair"],
  ["Set of Three Candles", "candle", "trio"],
  ["Six Craft Beers in a Box", "beer", "trio"],
  ["Pair of Wool Socks", "socks", null],
  ["Three Months of Tea", "tea-box", null],
  ["Two-Player Chess Clock", "clock", null],
  ["Tour for Two", "ticket", null],
  ["Chess Set", "chess", null],
])("'%s' (%s) shows as %s", (title, subject, composition) => {
  expect(numberOf(title, subject)).toBe(composition);
});

test("the sequence of a subject has every palette, backdrop, composition and prop", () => {
  const variants = Array.from({ length: 48 }, (_, place) => variantAt(place, "book", "A Title"));
  const all = (of: (variant: (typeof variants)[number]) => unknown) =>
    new Set(variants.map(of)).size;
  expect(all((variant) => variant.palette)).toBe(PALETTES.length);
  expect(all((variant) => variant.backdrop)).toBe(BACKDROPS.length);
  expect(all((variant) => variant.prop)).toBe(PROPS.length);
  expect(all((variant) => variant.composition)).toBe(3);
  expect(all((variant) => JSON.stringify(variant))).toBe(48);
});
