import { expect, test } from "vitest";
import { firstNameOf, toldBy, toldNote } from "~/domain/asking/answers";
import { answersSchema } from "~/domain/asking/answers.schema";
import { PAIRS } from "~/domain/knowledge/this-or-that";

test.each([
  ["Anna Smith", "Anna"],
  ["  Anna  ", "Anna"],
  ["Aunt Jo Smith", "Aunt Jo"],
  ["Dr. Ines Roth", "Dr. Ines"],
  ["Mum", "Mum"],
  ["Uncle", "Uncle"],
])("of the name %j the recipient sees %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test("ideas are told what is avoided, had and preferred, and neither sizes nor the wish", () => {
  const answers = answersSchema.parse({
    ...{ sizes: "Shoes 39", colours: "green", wish: "A garden" },
    ...{ allergies: " nuts,\nno  alcohol", enough: "mugs", purpose: "useful", life: "eaten" },
  });
  expect(toldBy(answers)).toEqual({ avoid: "nuts, no alcohol, mugs", chosen: ["useful", "eaten"] });
});

test.each(["none", "No", "nothing!", "n/a", "-", "  "])("%j is nothing to avoid", (text) => {
  const answers = answersSchema.parse({ sizes: "M", allergies: text, enough: text });
  expect(toldBy(answers)).toEqual({ avoid: "", chosen: [] });
  expect(toldNote("Anna", toldBy(answers))).toBeNull();
});

test("there are three to five pairs, and no side has the name of another", () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(3);
  expect(PAIRS.length).toBeLessThanOrEqual(5);
  const ids = PAIRS.flatMap(({ sides }) => sides.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2 * PAIRS.length);
});
