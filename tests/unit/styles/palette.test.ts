import { expect, test } from "vitest";
import { DARK, LIGHT, ON_TINT, TINTS } from "~/styles/palette";

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

type Pairs = [surface: Colour, colours: Colour[]][];

/** Text and its background, which need 4.5:1 (WCAG 2.2, 1.4.3). */
const TEXT: Pairs = [
  ["primary", ["onPrimary"]],
  ["secondary", ["onSecondary"]],
  ["background", ["onBackground", "mutedOnBackground", "dangerOnBackground", "link"]],
  ["field", ["onField", "mutedOnBackground", "dangerOnBackground", "link"]],
  ["paper", ["onPaper", "mutedOnPaper", "dangerOnPaper"]],
  ["primaryOnPaper", ["onPrimaryOnPaper"]],
  ["raised", ["onBackground", "mutedOnBackground", "dangerOnBackground", "link"]],
  ["dangerGround", ["dangerOnBackground"]],
  ["dangerGroundOnPaper", ["dangerOnPaper"]],
  // A hovered menu or chip.
  ["line", ["onBackground"]],
];

/** Shapes and their background, which need 3:1 (WCAG 2.2, 1.4.11). */
const SHAPES: Pairs = [
  ["background", ["outline", "focus", "dangerOnBackground"]],
  ["field", ["outline", "focus", "dangerOnBackground"]],
  ["raised", ["outline", "focus", "dangerOnBackground", "success"]],
  ["paper", ["onPaper", "goldOutline"]],
];

const THEMES = { dark: DARK, light: LIGHT };

const inBothThemes = (pairs: Pairs) =>
  Object.entries(THEMES).flatMap(([theme, colours]) =>
    pairs.flatMap(([surface, on]) =>
      on.map((colour) => ({
        ...{ theme, colour, surface },
        ratio: contrast(colours[colour], colours[surface]),
      })),
    ),
  );

test.each(inBothThemes(TEXT))("$theme theme: $colour is readable on $surface", ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(inBothThemes(SHAPES))("$theme theme: $colour is visible on $surface", ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(THEMES))("%s theme: the star's fill or outline is visible", (_, theme) => {
  const ratios = [theme.gold, theme.goldOutline].map((gold) => contrast(gold, theme.background));
  expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
});

test.each(TINTS)("an initial is readable on %s", (tint) => {
  expect(contrast(tint, ON_TINT)).toBeGreaterThanOrEqual(4.5);
});

test("the palette keeps its base colours", () => {
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

test("black on white is 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
