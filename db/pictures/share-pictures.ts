import type { Drawings } from "./catalogue-pictures";
import { PALETTES, type Palette, patternColour, repaint } from "./colours";

/** Width and height in pixels, as previews of links show them. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

type SharePicture = {
  name: string;
  /** The second line: the first is 'Gift ideas'. */
  line: string;
  /** Place in PALETTES: a light one. */
  palette: number;
  /** The drawings: in the middle, on the left and on the right. */
  drawings: [string, string, string];
};

/** A picture for each kind of occasion; app/domain/search/share-preview.server.ts names them. */
export const SHARE_PICTURES: readonly SharePicture[] = [
  { name: "any", line: "worth giving", palette: 0, drawings: ["gift-box", "book", "plant"] },
  {
    name: "birthday",
    line: "for a birthday",
    palette: 3,
    drawings: ["cake", "balloon", "gift-box"],
  },
  {
    name: "christmas",
    line: "for Christmas",
    palette: 9,
    drawings: ["gift-box", "bauble", "candle"],
  },
  {
    name: "valentines",
    line: "for Valentine’s Day",
    palette: 6,
    drawings: ["bouquet", "chocolate", "greeting-card"],
  },
  {
    name: "anniversary",
    line: "for an anniversary",
    palette: 8,
    drawings: ["bouquet", "wine-glass", "frame"],
  },
  {
    name: "wedding",
    line: "for a wedding",
    palette: 2,
    drawings: ["gift-box", "vase", "wine-glass"],
  },
  {
    name: "baby",
    line: "for a new baby",
    palette: 5,
    drawings: ["soft-toy", "rattle", "building-blocks"],
  },
  {
    name: "housewarming",
    line: "for a new home",
    palette: 11,
    drawings: ["plant", "lamp", "cushion"],
  },
  { name: "graduation", line: "for a graduation", palette: 5, drawings: ["trophy", "book", "pen"] },
  {
    name: "retirement",
    line: "for time of their own",
    palette: 9,
    drawings: ["garden-chair", "tea", "book"],
  },
  {
    name: "thank-you",
    line: "to say thank you",
    palette: 3,
    drawings: ["bouquet", "greeting-card", "biscuits"],
  },
  {
    name: "mothers-day",
    line: "for Mother’s Day",
    palette: 6,
    drawings: ["bouquet", "tea", "candle"],
  },
  {
    name: "fathers-day",
    line: "for Father’s Day",
    palette: 5,
    drawings: ["mug", "tools", "record"],
  },
  { name: "comfort", line: "that comfort", palette: 11, drawings: ["blanket", "tea", "book"] },
];

const BASELINE = 490;
/** Where the drawings stand: the middle of their feet, and their size. The last is in front. */
const PLACES = [
  { x: 680, scale: 0.86 },
  { x: 1050, scale: 0.86 },
  { x: 866, scale: 1.2 },
];
/** The feet of a drawing of 320 by 320. */
const FEET = { x: 160, y: 264 };
const BOW =
  '<path d="M16 13C12 5 5 4 4 8c-1 4 5 7 12 6 7 1 13-2 12-6-1-4-8-3-12 5Zm-1.5 3-5 12 4-2 2.5 3M17.5 16l5 12-4-2-2.5 3" fill="none" stroke="#fff8f0" stroke-width="2.5"/><circle cx="16" cy="14" r="3" fill="#fff8f0"/>';

/** The picture as an SVG of 1200 by 630, in the font 'Inter'. */
export function sharePicture(
  drawings: Drawings,
  { line, palette: place, drawings: [middle, left, right] }: SharePicture,
): string {
  const palette = PALETTES[place] as Palette;
  const standing = [left, right, middle].map((name, index) => {
    const { x, scale } = PLACES[index] ?? { x: 0, scale: 1 };
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`There is no drawing '${name}'.`);
    const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing)?.[1] ?? "";
    const moved = `translate(${x - FEET.x * scale} ${BASELINE - FEET.y * scale}) scale(${scale})`;
    return `<ellipse cx="${x}" cy="${BASELINE}" rx="${104 * scale}" ry="12" fill="${palette.contour}" opacity=".16"/><g transform="${moved}">${repaint(shapes, palette, null)}</g>`;
  });
  const text = `fill="${palette.contour}" font-family="Inter"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_SIZE.width} ${SHARE_SIZE.height}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="M0 0h1200v630H0z" fill="${palette.background}"/>`,
    `<circle cx="866" cy="300" r="286" fill="${patternColour(palette)}"/>`,
    `<rect x="72" y="126" width="84" height="84" rx="20" fill="${palette.main}"/>`,
    `<g transform="translate(82 134) scale(2)">${BOW}</g>`,
    `<text x="176" y="187" ${text} font-size="52" font-weight="700">Ribbon</text>`,
    `<text x="72" y="330" ${text} font-size="76" font-weight="700">Gift ideas</text>`,
    `<text x="72" y="400" ${text} font-size="44" font-weight="600">${line}</text>`,
    ...standing,
    "</svg>",
  ].join("");
}
