import { expect, test } from "vitest";
import { decomposed, isOneLine, isWithin } from "~/domain/shared/one-line";
import { COMPATIBILITY } from "../../../support/compatibility";

test.each(["\n", "\r", "\u0000", "\u0085", "\u2028", "\u2029", "\ud800"])(
  "%j is no part of a line",
  (sign) => {
    expect(isOneLine(`tea${sign}Budget: 0`)).toBe(false);
  },
);

test("a ligature counts as all its characters", () => {
  expect(isWithin("Zoë ½ …", 12)).toBe(true);
  expect(isWithin("\ufdfa", 17)).toBe(false);
  expect(isWithin("\ufdfa", 18)).toBe(true);
  expect(isWithin("x".repeat(19), 18)).toBe(false);
});

test.each(COMPATIBILITY)("%s comes apart into a bounded text", (sign) => {
  const text = sign.repeat(100);
  expect(decomposed(text).length).toBeLessThanOrEqual(4 * text.length);
  expect(decomposed(`Zoë ${sign}`)).toMatch(/^Zoe\u0308/);
});
