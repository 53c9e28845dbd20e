import { expect, test } from "vitest";
import { aroundName } from "~/domain/knowledge/around-name";
import { namesOfInterestSchema, SORTS } from "~/domain/knowledge/gift-idea.schema";
import { INTERESTS, KNOWN_NAMES } from "~/domain/knowledge/interest-data";
import { nameOfInterest } from "~/domain/knowledge/interest-names";
import { understandInterest } from "~/domain/knowledge/interests";
import { typedNames } from "~/domain/knowledge/known-names";
import { nameKey } from "~/domain/knowledge/names";
import { understandBrief } from "~/domain/knowledge/need";
import { writtenIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const known = (text: string) => (understandInterest(text).known ?? []).map(({ name }) => name);

test("known names match their schema, belong to an interest, and none is there twice", () => {
  const slugs = INTERESTS.map(({ slug }) => slug);
  const wrong: string[] = [];
  const typed = new Set<string>();
  for (const entry of KNOWN_NAMES) {
    const { interest, names, nicknames = {}, words = [] } = entry;
    if (!namesOfInterestSchema.safeParse(entry).success) wrong.push(`${interest}: schema`);
    if (!slugs.includes(interest)) wrong.push(`${interest}: no interest`);
    for (const name of [...Object.values(nicknames), ...words]) {
      if (names[name] === undefined) wrong.push(`${interest}: ${name} is no name`);
    }
    for (const key of new Set(typedNames(entry).map(nameKey))) {
      if (typed.has(`${interest} ${key}`)) wrong.push(`${interest}: ${key} twice`);
      typed.add(`${interest} ${key}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(KNOWN_NAMES.flatMap(({ names }) => Object.keys(names)).length).toBeGreaterThan(1_000);
});

test("each known name means its interest, and is found by everything that is typed for it", () => {
  const wrong: string[] = [];
  for (const entry of KNOWN_NAMES.filter(({ isItself }) => !isItself)) {
    for (const one of typedNames(entry)) {
      const { slugs, by } = understandInterest(one);
      if (by !== "name" || !slugs.includes(entry.interest)) wrong.push(`${one}: ${slugs}`);
      if (!known(one).some((name) => entry.names[name])) wrong.push(`${one}: names ${known(one)}`);
    }
    for (const [nickname, name] of Object.entries(entry.nicknames ?? {})) {
      const found = known(`${nameOfInterest(entry.interest)} (${nickname})`);
      if (found[0] !== name) wrong.push(`${entry.interest} (${nickname}): ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("an interest typed without a name names nothing, unless it is about one name", () => {
  const itself = KNOWN_NAMES.filter(({ isItself }) => isItself).map(({ interest }) => interest);
  const naming = INTERESTS.filter(({ name }) => known(name).length > 0).map(({ slug }) => slug);
  const isOfOne = (slug: string) =>
    known(nameOfInterest(slug)).every((one) => nameOfInterest(slug).includes(one));
  expect(naming.filter((slug) => !itself.includes(slug) && !isOfOne(slug))).toEqual([]);
  expect(itself.filter((slug) => !naming.includes(slug))).toEqual([]);
});

test("what is typed is shown in its proper spelling", () => {
  expect(known("football (arsenal)")).toEqual(["Arsenal"]);
  expect(known("football (wolves)")).toEqual(["Wolverhampton Wanderers"]);
  expect(known("golden state warriors")).toEqual(["Golden State Warriors"]);
  expect(known("Formula 1 (ferrari)")).toEqual(["Ferrari"]);
  expect(known("massive spurs fan")).toEqual(["Tottenham Hotspur"]);
  expect(known("New York Rangers hockey")).toEqual(["New York Rangers"]);
  expect(known("beyonce")).toEqual(["Beyoncé"]);
  expect(known("baseball (rangers)")).toEqual(["Texas Rangers"]);
  expect(known("wolves")).toEqual([]);
  expect(understandInterest("football (wolves)").slugs).toEqual(["football"]);
});

test.each([
  [["football", "hates Spurs"], []],
  [["football (not Arsenal)"], []],
  [["football - hates spurs"], []],
  [["Arsenal", "hates Tottenham"], ["Arsenal"]],
  [["football (Arsenal)", "no Chelsea"], ["Arsenal"]],
])("of %j the names that are not avoided are %j", (interests, names) => {
  const { interests: said } = understandBrief({ ...gardenBrief, interests });
  expect(said.flatMap(({ known = [] }) => known.map(({ name }) => name))).toEqual(names);
});

test.each([
  ["He supports Celtic and never misses a match. Works nights.", ["Celtic"]],
  ["She is always listening to Coldplay in the car with the children", ["Coldplay"]],
  ["he is really into football and reading the paper on a sunday", []],
])("of the sentence '%s' the names are %j", (text, names) => {
  const { interests } = understandBrief({ ...gardenBrief, interests: [text] });
  expect(interests.flatMap(({ known = [] }) => known.map(({ name }) => name))).toEqual(names);
});

test("a club that is to be avoided is not named, by whichever of its names", () => {
  const brief = { ...gardenBrief, interests: ["football", "Tottenham"], avoid: "Spurs" };
  const { interests } = understandBrief(brief);
  expect(interests.flatMap(({ known = [] }) => known)).toEqual([]);
});

test("there are ideas around every sort of name, in kinds that differ for each name", () => {
  for (const { sorts, interest } of KNOWN_NAMES) {
    const kinds = writtenIdeas
      .filter(({ reasons }) => sorts.some((sort) => reasons[sort]))
      .map(({ kind }) => kind);
    expect(new Set(kinds).size, `${interest}: ${sorts}`).toBeGreaterThanOrEqual(3);
  }
});

test("ideas around a name say it in title, search and every product", () => {
  const sorts = SORTS.filter((sort) => sort.startsWith("named-"));
  const ideas = writtenIdeas.filter(({ reasons }) => sorts.some((sort) => reasons[sort]));
  expect(ideas.length).toBeGreaterThanOrEqual(40);
  const wrong = ideas.filter(
    ({ title, description, reasons, search, products }) =>
      // 'A Everton match', 'a The Cure print'.
      /\ban? \{it\}/i.test(JSON.stringify([title, description, reasons, products])) ||
      !/\{[Ii]t\}/.test(title) ||
      !search.includes("{it}") ||
      products.some((product) => !/\{[Ii]t\}/.test(product.title)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("a name is put into a text with its possessive, and its capital at the beginning", () => {
  expect(aroundName("{It}'s ground", "Arsenal")).toBe("Arsenal's ground");
  expect(aroundName("Songs of {it}: {It}'s best", "the Beatles")).toBe(
    "Songs of the Beatles: The Beatles' best",
  );
  expect(aroundName("{It} day", "dry stone walling")).toBe("Dry Stone Walling day");
});
