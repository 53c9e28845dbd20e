import { expect, test } from "vitest";
import { ANSWER_TEXTS, ASK_LIMITS, firstNameOf, toldBy, toldNote } from "~/domain/asking/answers";
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

test.each(ANSWER_TEXTS)("%s that is too long, or no text, is refused", (name) => {
  const most = ASK_LIMITS[name];
  const errors = (text: unknown) =>
    answersSchema.safeParse({ [name]: text }).error?.flatten().fieldErrors;
  expect(errors("x".repeat(most))).toBeUndefined();
  expect(errors("x".repeat(most + 1))).toEqual({
    [name]: [`Please use at most ${most} characters`],
  });
  expect(errors(7)).toEqual({ [name]: ["Please use plain text"] });
});

test.each(PAIRS)("of the pair $id only one of its sides can be chosen", ({ id, sides }) => {
  for (const side of sides)
    expect(answersSchema.parse({ [id]: side.id }).chosen).toEqual([side.id]);
  const other = PAIRS.find((pair) => pair.id !== id)?.sides[0].id;
  for (const text of ["both", other, 7]) {
    const { error } = answersSchema.safeParse({ [id]: text });
    const message = "Please choose one of the two, or either";
    expect(error?.flatten().fieldErrors).toEqual({ [id]: [message] });
  }
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
