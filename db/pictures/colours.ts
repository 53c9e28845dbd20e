/** Colours as `#rrggbb`. `main` is the body of the object; `second`, `accent`, `third` and `fourth` its parts. */
export type Palette = {
  background: string;
  /** The line around an object. */
  contour: string;
  main: string;
  second: string;
  accent: string;
  third: string;
  fourth: string;
};

const DARK_LINE = "#33222e";
const LIGHT_LINE = "#fff6e9";

const palette = (colours: string, contour: string): Palette => {
  const [background = "", main = "", second = "", accent = "", third = "", fourth = ""] =
    colours.split(" ");
  return { background, contour, main, second, accent, third, fourth };
};

/** Eight light backgrounds with a dark line around the object, and four deep ones with a light line. */
export const PALETTES: readonly Palette[] = [
  palette("#f9dccd #cf432d #2f6f6a #eaab3f #5b86a3 #7d4a72", DARK_LINE),
  palette("#1f3556 #ff8a70 #6fb7a8 #f4c25b #8fb4dd #c79bd0", LIGHT_LINE),
  palette("#cfe8dc #a93558 #2c6a5c #f0b64a #5a7fa8 #6b4a86", DARK_LINE),
  palette("#f8e7b4 #27688a #b5482f #e39a2d #4f7f9a #7a4b6a", DARK_LINE),
  palette("#4c2a4d #f2909f #7fc4bb #f4c25b #9db7e6 #d8aee0", LIGHT_LINE),
  palette("#cfe3f3 #b94a22 #235b86 #f2bd4d #4f86a8 #704b78", DARK_LINE),
  palette("#f7d3da #22625a #a53a5c #e9ac45 #5a7fa3 #6b4a86", DARK_LINE),
  palette("#1d4a42 #f5b04f #93c9a8 #f6d27a #8fc0d0 #ea9f9f", LIGHT_LINE),
  palette("#e3d8f3 #63409a #2d6b70 #efb54d #5f7fb5 #b04d6c", DARK_LINE),
  palette("#dde6c9 #983e29 #3f6436 #e6ae3f #4f7f8f #7d5a3c", DARK_LINE),
  palette("#7a3229 #86d2c6 #f6b08a #f4c25b #a9c6e4 #e3b4cf", LIGHT_LINE),
  palette("#f0e0c7 #244f80 #a8462f #dda035 #5b8593 #7a4b6a", DARK_LINE),
];

/** What titles say about material and colour: the colour of the object's body. */
export const TONES = {
  leather: "#8a4f2c",
  walnut: "#5f3c28",
  oak: "#9a6634",
  white: "#fbf6ee",
  cream: "#f0e2c4",
  black: "#3b3a42",
  silver: "#c4d0d8",
  brass: "#d9a93c",
  copper: "#a9552f",
  terracotta: "#ad4d2c",
  red: "#b52d33",
  orange: "#b8521a",
  yellow: "#f2c744",
  green: "#2f6b45",
  blue: "#2a5f9a",
  pink: "#b53f72",
  purple: "#66408f",
  grey: "#5d6670",
} as const;

export type Tone = keyof typeof TONES;

const WOODEN: ReadonlySet<Tone> = new Set(["leather", "walnut", "oak"]);

/** The drawings are painted in these colours: a base, its shade and its light. */
const DRAWN = {
  main: ["#ff6f61", "#d9534a", "#ffa598"],
  second: ["#436b66", "#33524e", "#7ea59e"],
  accent: ["#e9b44c", "#c9922f", "#f6d795"],
  third: ["#7599a4", "#567985", "#b3cdd5"],
  fourth: ["#7a4b6a", "#5c3650", "#b48aa6"],
  wood: ["#b07a4f", "#875836", "#d6a878"],
} as const;

/** The body's colour of an object in a palette. */
export const bodyColour = (palette: Palette, tone: Tone | null): string =>
  tone ? TONES[tone] : palette.main;

/** Repaints a drawing; colours that are not of DRAWN (chocolate, leaves, wine) stay. */
export function repaint(drawing: string, palette: Palette, tone: Tone | null): string {
  const wood = tone && WOODEN.has(tone) ? TONES[tone] : null;
  const bases = { ...palette, main: bodyColour(palette, tone), wood };
  const swaps = new Map<string, string>();
  for (const [role, [base, shade, light]] of Object.entries(DRAWN)) {
    const colour = bases[role as keyof typeof DRAWN];
    if (!colour) continue;
    swaps.set(base, colour);
    swaps.set(shade, mixed(colour, "#1d1424", 0.24));
    swaps.set(light, mixed(colour, "#ffffff", 0.38));
  }
  return drawing.replace(/#[0-9a-f]{6}/g, (colour) => swaps.get(colour) ?? colour);
}

/** The pattern of the backdrop: close to the background. */
export const patternColour = ({ background }: Palette): string =>
  mixed(background, "#ffffff", luminance(background) > 0.4 ? 0.45 : 0.09);

/** `part` of 0 is the first colour, 1 the second. */
export function mixed(first: string, second: string, part: number): string {
  const b = channels(second);
  return `#${channels(first)
    .map((value, place) => Math.round(value + ((b[place] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio: 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
