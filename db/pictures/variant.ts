import { contrast, PALETTES, patternColour, TONES, type Tone } from "./colours";
import type { Composition, Variant } from "./picture";
import { BACKDROPS, PROPS } from "./scenery";

/** Contrast of an object against what is behind it: https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const ENOUGH = 3;

/** How many pictures a subject has at most, and how many more for each tone and number of things. */
const FEW = 12;
const OF_EACH_KIND = 4;
/** Of subjects of many products. */
const MANY = 48;
const COMMON = new Set(
  "bag board-game book cards cookbook frame lamp map notebook plant record ticket tools voucher wall-art".split(
    " ",
  ),
);

const ALONE: readonly Composition[] = ["centre", "tilted", "close-up"];

/**
 * The variant of a place in a subject's sequence, of what the product's title says: places next to each
 * other differ in everything, so that what stands side by side looks different.
 */
export function variantAt(place: number, subject: string, title: string): Variant {
  const tone = toneOf(title);
  const several = numberOf(title, subject);
  const palettes = palettesFor(tone);
  const said = `${tone ?? ""}${several ?? ""}`;
  const slot = said
    ? sum(subject + said) + (place % OF_EACH_KIND)
    : place % (COMMON.has(subject) ? MANY : FEW);
  const round = Math.floor(slot / 12);
  const prop = at(PROPS, slot + 2 * round + Math.floor(round / 6));
  const alone = prop === "shelf" ? "centre" : at(ALONE, slot + round);
  return {
    palette: at(palettes, slot),
    tone,
    backdrop: at(BACKDROPS, slot * 5 + round),
    composition: several ?? alone,
    prop: several && prop === "shelf" ? "tag" : prop,
    mirrored: (slot + round) % 2 === 1,
  };
}

/** Spreads the few pictures of a kind over all palettes. */
const sum = (text: string): number =>
  [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0);

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/** The palettes that an object of a tone stands out from; all of them for no tone. */
export function palettesFor(tone: Tone | null): number[] {
  return PALETTES.flatMap((palette, place) => {
    const behind = [palette.background, patternColour(palette)];
    const standsOut = behind.every((colour) => !tone || contrast(TONES[tone], colour) >= ENOUGH);
    return standsOut ? [place] : [];
  });
}

/** Words of titles for tones; the first that a title has decides. */
const TONE_WORDS: readonly [Tone, RegExp][] = [
  ["leather", /\b(leather|suede|tan|cognac brown)\b/],
  ["walnut", /\b(walnut|mahogany|rosewood|teak|sheesham|wenge)\b/],
  [
    "oak",
    /\b(oak|beech|birch|bamboo|pine|ash wood|maple|cork|wicker|willow|rattan|cedar|acacia|wooden|boxwood)\b/,
  ],
  ["copper", /\b(copper|rose gold)\b/],
  ["terracotta", /\b(terracotta|rust)\b/],
  ["brass", /\b(brass|gold|golden|gilt|bronze)\b/],
  [
    "silver",
    /\b(silver|silver-plated|sterling|pewter|chrome|stainless|aluminium|titanium|steel)\b/,
  ],
  ["cream", /\b(cream|linen|undyed|natural cotton|calico)\b/],
  ["white", /\b(white|ivory|porcelain|bone china|marble)\b(?![- ]noise)/],
  ["black", /\b(black|ebony|slate|cast-iron|cast iron|carbon)\b/],
  ["red", /\b(red|scarlet|crimson|burgundy)\b/],
  ["orange", /\b(orange|amber)\b/],
  ["yellow", /\b(yellow|mustard)\b/],
  ["green", /\b(green|olive-green|sage|emerald)\b/],
  ["blue", /\b(blue|navy|indigo|cyanotype)\b/],
  ["pink", /\b(pink|blush)\b/],
  ["purple", /\b(purple|violet|lavender|plum|lilac)\b/],
  ["grey", /\b(grey|charcoal)\b/],
];

/** What the body of a product is made of, or its colour; what it comes with does not count. */
export function toneOf(title: string): Tone | null {
  const body = title.toLowerCase().split(/ with | for | and | or /)[0] ?? "";
  return TONE_WORDS.find(([, words]) => words.test(body))?.[0] ?? null;
}

/** Drawings of several things, or of one that is called a pair. */
const SEVERAL_DRAWN = new Set(
  "art-supplies barware beads billiards binoculars biscuits blanket board-game boxing-gloves bottle-set bowling bubbles building-blocks buttons candle-making cards chisels coins craft-kit cricket-bat cufflinks dice dominoes earrings fabric fruit game-tiles garden-gloves garden-tools greeting-card hamper headphones ice-skates jigsaw kitchen-tools leather-shoes mittens paint-brushes paint-tubes pencils photograph roller-skates rowing rubber-stamps running scissors secateurs shelf skincare ski slippers socks spice-jars string-lights sunglasses sweets table-tennis theatre tools towels walking-boots wall-art wellingtons wine".split(
    " ",
  ),
);

const TWO =
  /^(a |matching )?(pair|two|twin)\b(?!-)|\b(pair of|set of (two|2)|pack of (two|2))\b|, (pair|two)\b(?!-)|\bduo\b/i;
const MORE =
  /^(three|four|five|six|seven|eight|nine|ten|twelve)\b(?!-)|\b(set|pack|box) of (three|four|five|six|eight|ten|twelve|[3-9]|1[0-2])\b|\btrio\b/i;
const TIMES = /^\S+ (month|week|year|day|night|hour|minute|season|course|piece|player)/i;

/** The composition of a title that says how many there are. */
export function numberOf(title: string, subject: string): "pair" | "trio" | null {
  if (SEVERAL_DRAWN.has(subject) || TIMES.test(title)) return null;
  if (TWO.test(title)) return "pair";
  return MORE.test(title) ? "trio" : null;
}
