import { mixed, type Palette, patternColour } from "./colours";

/** What is behind an object, and the small thing beside it, on a picture of 320 by 240. */
export const BACKDROPS = ["circle", "table", "arch", "rays", "dots", "stripes"] as const;
export const PROPS = ["bow", "tag", "sprig", "confetti", "wrapping", "shelf"] as const;

export type Backdrop = (typeof BACKDROPS)[number];
export type Prop = (typeof PROPS)[number];

const lines = (width: number, d: string, more = "") =>
  `<path d="${d}" fill="none" stroke="%" stroke-width="${width}"${more}/>`;

const PATTERNS: Record<Backdrop, string> = {
  circle: '<circle cx="160" cy="122" r="102" fill="%"/>',
  table: '<path d="M0 188h320v52H0z" fill="%"/>',
  arch: '<path d="M58 240V122a102 102 0 0 1 204 0v118z" fill="%"/>',
  rays: '<path d="M160 130L40 0h50zM160 130L135 0h50zM160 130L230 0h50zM160 130L320 40v50zM160 130l160 10v50zM160 130l130 110h-50zM160 130l40 110h-50zM160 130L110 240H50zM160 130L0 220v-50zM160 130L0 110V60z" fill="%"/>',
  dots: lines(
    11,
    "M20 20h320M0 60h320M20 100h320M0 140h320M20 180h320M0 220h320",
    ' stroke-linecap="round" stroke-dasharray="0 40"',
  ),
  stripes: lines(
    17,
    "M-10 30L30-10M-10 100L100-10M-10 170L170-10M-10 240L240-10M30 270L300-10M100 270L330 40M170 270l160-160M240 270l90-90",
  ),
};

/** The background and its pattern. */
export function backdrop(name: Backdrop, palette: Palette): string {
  const pattern = PATTERNS[name].replace("%", patternColour(palette));
  return `<path d="M0 0h320v240H0z" fill="${palette.background}"/>${pattern}`;
}

const onTheRight: Record<Exclude<Prop, "shelf">, (palette: Palette) => string> = {
  bow: ({ second, accent }) =>
    `<path d="M268 212l-16 20 15-1 5-15zM276 212l16 20-15-1-5-15z" fill="${mixed(second, "#1d1424", 0.24)}"/><path d="M272 206c-26-22-42-2-34 12 7 9 22 0 34-12zM272 206c26-22 42-2 34 12-7 9-22 0-34-12z" fill="${second}"/><circle cx="272" cy="208" r="7" fill="${accent}"/>`,
  tag: ({ background, second, accent }) =>
    `<g transform="rotate(14 276 200)"><path d="M258 184l18-16 18 16v44h-36z" fill="${accent}"/><circle cx="276" cy="185" r="5" fill="${background}"/><path d="M276 218c-17-12-14-25-6-25 4 0 6 4 6 4s2-4 6-4c8 0 11 13-6 25z" fill="${second}" stroke="none"/></g>`,
  sprig: () =>
    '<path d="M282 212q-18-4-20-24 20 2 20 24zM286 194q-16-10-12-30 18 10 12 30zM288 206q18-6 18-26-20 4-18 26zM280 228q16-10 30-2-12 14-30 2zM278 228q-14-12-28-4 10 14 28 4z" fill="#5f9b62"/>',
  confetti: ({ second, accent, third }) =>
    `<g stroke="none"><path d="M36 44l11 4-4 10-11-4zM262 34l11 4-4 10-11-4zM20 128l11 4-4 10-11-4zM292 150l11 4-4 10-11-4z" fill="${second}"/><path d="M66 26l8-7 7 8-8 7zM292 78l8-7 7 8-8 7zM40 184l8-7 7 8-8 7zM110 16l8-7 7 8-8 7z" fill="${accent}"/><path d="M18 84a6 6 0 1 1 0 .1zM224 16a6 6 0 1 1 0 .1zM278 116a6 6 0 1 1 0 .1zM262 196a6 6 0 1 1 0 .1z" fill="${third}"/></g>`,
  wrapping: ({ second, accent }) =>
    `<g stroke="none"><path d="M320 0v70L250 0z" fill="${second}"/><path d="M236 0h20l64 64v20z" fill="${accent}"/></g>`,
};

/** Behind the object. */
const BEHIND: ReadonlySet<Prop> = new Set(["confetti", "wrapping", "shelf"]);
export const isBehind = (prop: Prop): boolean => BEHIND.has(prop);

/** A prop, on the left if `mirrored`; the shelf's board is at the feet of the object. */
export function propOf(prop: Prop, palette: Palette, mirrored: boolean): string {
  const line = `stroke="${palette.contour}" stroke-width="5" paint-order="stroke"`;
  if (prop === "shelf")
    return `<g ${line}><path d="M72 222h14v16zM248 222h-14v16z" fill="#875836"/><path d="M42 213h236v11H42z" fill="#b07a4f"/></g>`;
  const side = mirrored ? ' transform="matrix(-1 0 0 1 320 0)"' : "";
  return `<g ${line}${side}>${onTheRight[prop](palette)}</g>`;
}
