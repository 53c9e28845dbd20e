import { describe, expect, test } from "vitest";
import { DARK, LIGHT } from "~/styles/palette";

type Colour = keyof typeof DARK;

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance) of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What is read on what: 4.5:1 (WCAG 2.2, 1.4.3). */
const TEXT: [Colour, Colour[]][] = [
  ["primary", ["onPrimary"]],
  ["secondary", ["onSecondary"]],
  ["background", ["onBackground", "mutedOnBackground", "dangerOnBackground", "link"]],
  ["field", ["onField", "mutedOnBackground", "dangerOnBackground", "link"]],
  ["paper", ["onPaper", "mutedOnPaper", "dangerOnPaper"]],
  ["onPaper", ["paper"]],
  // A hovered menu or chip.
  ["line", ["onBackground"]],
];

/** What is seen on what: 3:1 (WCAG 2.2, 1.4.11). */
const SHAPES: [Colour, Colour[]][] = [
  ["background", ["outline", "focus", "goldOutlineOrGold" as Colour, "dangerOnBackground"]],
  ["field", ["outline", "focus", "dangerOnBackground"]],
  ["paper", ["onPaper", "goldOutline"]],
];

const themes = { dark: DARK, light: LIGHT } as const;

describe.each(Object.keys(themes) as (keyof typeof themes)[])("the %s theme", (name) => {
  const theme: Record<string, string> = { ...themes[name] };
  // The star is seen by its filling or by its outline.
  const star = [theme.gold, theme.goldOutline].map(String);
  theme.goldOutlineOrGold = star.sort(
    (a, b) => contrast(b, String(theme.background)) - contrast(a, String(theme.background)),
  )[0] as string;

  const pairs = (list: [Colour, Colour[]][]) =>
    list.flatMap(([surface, on]) => on.map((colour) => [colour, surface] as const));
  const ratio = (one: Colour, other: Colour) => contrast(String(theme[one]), String(theme[other]));

  test.each(pairs(TEXT))("%s is read on %s", (colour, surface) => {
    expect(ratio(colour, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SHAPES))("%s is seen on %s", (colour, surface) => {
    expect(ratio(colour, surface)).toBeGreaterThanOrEqual(3);
  });
});

test("the colours of the product specification keep their roles", () => {
  const { primary, secondary, background, paper } = DARK;
  expect({ primary, secondary, background, paper, text: DARK.onBackground }).toEqual({
    primary: "#7599A4",
    secondary: "#436b66",
    background: "#121212",
    paper: "#7599A4",
    text: "#f5f5f5",
  });
  expect(LIGHT).toMatchObject({
    primary: "#ff6f61",
    secondary: "#fff8f0",
    background: "#fff8f0",
    paper: "#ffffff",
  });
});

test("black on white is 21:1, so the measure is right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
