import { expect, test } from "vitest";
import { leavingOut } from "~/domain/search/left-out-age";
import type { WireProduct } from "~/domain/search/suggestion";
import { gardenBrief, product } from "../../../support/search";

const of = (age: number, change = {}) => leavingOut([age], { ...gardenBrief, age, ...change });

test.each([
  [62, "Mother, 62", "Mother"],
  [62, "My 62-year-old mother", "My mother"],
  [62, "Mother (62)", "Mother"],
  [62, "62nd birthday", "birthday"],
  [60, "Sixtieth birthday", "birthday"],
  [16, "Sweet sixteen", "Sweet"],
  [42, "forty-second birthday", "birthday"],
  [3, "Turning 3", "Birthday"],
  [3, "Three kings", "Three kings"],
])("%i is left out of '%s' as it was typed", (age, typed, shown) => {
  const { brief } = of(age, { recipientType: typed, occasion: typed });
  if (shown !== "Birthday") expect(brief().recipientType).toBe(shown);
  expect(brief().occasion).toBe(shown);
  expect(brief().age).toBeNull();
});

test("a text of an idea loses what tells the age, and keeps other numbers", () => {
  const { text } = of(12, { recipientType: "Niece, 12" });
  expect(text("For “Niece, 12” at 12: a set of 12 pens, and 12 colours.")).toBe(
    "For “Niece”: a set of 12 pens, and 12 colours.",
  );
  expect(text("Fun for a 12-year-old.")).toBe("Fun for a.");
  expect(of(0).text("For “Baby” in the first year: soft.")).toBe("For “Baby”: soft.");
});

test("what was typed is no pattern for what stands instead", () => {
  const { text } = of(62, { recipientType: "Mum, 62 $& $' $` $$" });
  expect(text("For “Mum, 62 $& $' $` $$”: a rose.")).toBe("For “Mum $& $' $` $$”: a rose.");
});

test("later ages are left out, too", () => {
  const { text } = leavingOut([62, 70], gardenBrief);
  expect(text("Right at 70.")).toBe("Right.");
});

test.each([
  ["60th Birthday Mug", true],
  ["Happy Sixtieth Birthday card", true],
  ["For a 60 year old woman", true],
  ["60 garden labels, 60 cm", false],
])("the product '%s' tells of 60: %s", (title, isTold) => {
  const { imageUrl: mainImageUrl, ...rest } = product(1);
  const shown: WireProduct = { ...rest, title, mainImageUrl, reviewState: "none" };
  expect(of(60).isTold(shown)).toBe(isTold);
});
