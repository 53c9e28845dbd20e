import { PALETTES, type Palette, repaint, type Tone } from "./colours";
import { type Backdrop, backdrop, isBehind, type Prop, propOf } from "./scenery";

export const COMPOSITIONS = ["centre", "tilted", "close-up", "pair", "trio"] as const;
export type Composition = (typeof COMPOSITIONS)[number];

export type Variant = {
  /** Place in PALETTES. */
  palette: number;
  tone: Tone | null;
  backdrop: Backdrop;
  composition: Composition;
  prop: Prop;
  mirrored: boolean;
};

/** How a picture under a subject's plain name looks. */
export const PLAIN: Variant = {
  palette: 0,
  tone: null,
  backdrop: "circle",
  composition: "centre",
  prop: "confetti",
  mirrored: false,
};

/** Where copies of the drawing stand: the middle of its feet, its size and its turn in degrees. */
type Place = { x: number; y: number; scale: number; turn: number };

const PLACES: Record<Composition, (turn: number) => Place[]> = {
  centre: () => [{ x: 160, y: 214, scale: 0.74, turn: 0 }],
  tilted: (turn) => [{ x: 160, y: 212, scale: 0.71, turn: 9 * turn }],
  "close-up": () => [{ x: 160, y: 226, scale: 0.86, turn: 0 }],
  pair: (turn) => [
    { x: 160 - 52 * turn, y: 194, scale: 0.52, turn: -7 * turn },
    { x: 160 + 48 * turn, y: 214, scale: 0.56, turn: 5 * turn },
  ],
  trio: () => [
    { x: 160, y: 164, scale: 0.46, turn: 0 },
    { x: 92, y: 214, scale: 0.48, turn: -6 },
    { x: 228, y: 214, scale: 0.48, turn: 6 },
  ],
};

/** The feet of a drawing of 320 by 320. */
const FEET = { x: 160, y: 264 };
/** Width of the line around an object, in pixels of a picture of 320 by 240. */
const CONTOUR = 3;

/**
 * A picture of 320 by 240 (SVG) of a drawing of db/pictures/drawings: 320 by 320, painted in the colours
 * of colours.ts, with its feet at 264. Lines of class `in` lie within the drawing's outline.
 */
export function picture(drawing: string, variant: Variant): string {
  const palette = PALETTES[variant.palette] as Palette;
  const places = PLACES[variant.composition](variant.mirrored ? -1 : 1);
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing)?.[1]?.replaceAll("\n", "") ?? "";
  const painted = repaint(shapes, palette, variant.tone)
    .replaceAll(' class="in"', "")
    // Light and glass get no outline.
    .replace(/<(?![^>]* stroke=)([^>]*) opacity=/g, '<$1 stroke="none" opacity=')
    .replaceAll('="0.', '=".')
    .replaceAll("#ffffff", "#fff");
  const prop = propOf(variant.prop, palette, variant.mirrored);
  const outline = (2 * CONTOUR) / (places[0]?.scale ?? 1);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" stroke-linecap="round" stroke-linejoin="round">',
    `<defs><g id="o">${painted}</g>`,
    `<g id="p"><g stroke="${palette.contour}" stroke-width="${short(outline)}"><use href="#o"/>${casing(shapes, outline)}</g><use href="#o"/></g></defs>`,
    backdrop(variant.backdrop, palette),
    isBehind(variant.prop) ? prop : "",
    ...places.map((place) => standing(place, palette, variant.prop !== "shelf")),
    isBehind(variant.prop) ? "" : prop,
    "</svg>",
  ].join("");
}

function standing({ x, y, scale, turn }: Place, { contour }: Palette, shadow: boolean): string {
  const shade = `<ellipse cx="${x}" cy="${y}" rx="${short(scale * 104)}" ry="7" fill="${contour}" opacity=".16"/>`;
  // Turned about its middle, 110 above its feet.
  const turned = turn === 0 ? "" : `rotate(${turn} ${x} ${short(y - 110 * scale)})`;
  const moved = `translate(${short(x - FEET.x * scale)} ${short(y - FEET.y * scale)})`;
  return `${shadow ? shade : ""}<use href="#p" transform="${turned}${moved}scale(${scale})"/>`;
}

/**
 * The drawing's lines, wider by `outline` and without colour. Filled shapes inherit the outline from the
 * group that uses them, lines have a colour and width of their own.
 */
function casing(shapes: string, outline: number): string {
  const kept = shapes.replace(/<[^>]*>/g, (tag) => {
    if (/^<\/?g/.test(tag)) return tag.replace(/ (stroke|fill)="[^"]*"/g, "");
    const width = / stroke-width="([\d.]+)"/.exec(tag)?.[1];
    if (!width || / (class|opacity)="/.test(tag)) return "";
    return tag
      .replace(/ stroke="[^"]*"/, "")
      .replace(/stroke-width="[^"]*"/, `stroke-width="${short(Number(width) + outline)}"`);
  });
  return kept.replace(/<g[^>]*><\/g>/g, "").replace(/<g[^>]*><\/g>/g, "");
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
