import { expect, test } from "vitest";
import { spelledFor } from "~/domain/shared/spelling";

test("texts are spelled for the region, and a capital stays one", () => {
  const british = "Grey jewellery box with coloured organiser, 2 metres of fibre";
  const american = "Gray jewelry box with colored organizer, 2 meters of fiber";
  expect(spelledFor("USA", british)).toBe(american);
  expect(spelledFor("UK", "Gray jewelry box, colored")).toBe("Grey jewellery box, coloured");
  expect(spelledFor("UK", british)).toBe(british);
  expect(spelledFor("USA", "COLOUR, Colour, colours")).toBe("COLOR, Color, colors");
});

test("words that both spell, but with another meaning, stay British", () => {
  const text = "A program of practice on the meter, a story by license";
  expect(spelledFor("UK", text)).toBe(text);
});
