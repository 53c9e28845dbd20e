import { expect, test } from "vitest";
import { ruledOutIn } from "~/domain/knowledge/circumstances";
import {
  ANY,
  circumstanceSchema,
  GROUPS,
  giftIdeaSchema,
  interestSchema,
  OCCASIONS,
  PLACE,
  SAFE,
  SORTS,
  STAGES,
} from "~/domain/knowledge/gift-idea.schema";
import { INTERESTS } from "~/domain/knowledge/interest-data";
import { CIRCUMSTANCES } from "~/domain/knowledge/named-circumstances";
import { nameKey } from "~/domain/knowledge/names";
import { titleKey } from "~/domain/products/product";
import { writtenIdeas } from "../../../support/knowledge";

const slugs = new Set<string>([
  ...[...INTERESTS, ...CIRCUMSTANCES].map(({ slug }) => slug),
  SAFE,
  ANY,
  PLACE,
  ...SORTS,
]);
const ideasOf = new Map<string, typeof writtenIdeas>();
for (const idea of writtenIdeas) {
  for (const slug of Object.keys(idea.reasons)) {
    const others = ideasOf.get(slug) ?? [];
    others.push(idea);
    ideasOf.set(slug, others);
  }
}
const products = writtenIdeas.flatMap((idea) =>
  idea.products.map((product) => ({ idea, product })),
);
function repeated(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

test("the knowledge has 500 interests, 3,000 names, 1,500 ideas and 4,500 products", () => {
  expect(INTERESTS.length).toBeGreaterThanOrEqual(500);
  const names = new Set(
    INTERESTS.flatMap(({ name, slug, names: others }) => [name, slug, ...others].map(nameKey)),
  );
  expect(names.size).toBeGreaterThanOrEqual(3_000);
  expect(writtenIdeas.length).toBeGreaterThanOrEqual(1_500);
  expect(products.length).toBeGreaterThanOrEqual(4_500);
});

test("every interest, circumstance and idea matches its schema", () => {
  const problems: string[] = [];
  for (const entry of [...INTERESTS, ...CIRCUMSTANCES, ...writtenIdeas]) {
    const thing = "rules" in entry ? circumstanceSchema : interestSchema;
    const schema = "reasons" in entry ? giftIdeaSchema : thing;
    const parsed = schema.safeParse(entry);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      problems.push(`${"id" in entry ? entry.id : entry.slug}: ${issue?.path} ${issue?.message}`);
    }
  }
  expect(problems).toEqual([]);
});

test("every idea that editors picked has a personal touch of its own, in plain words", () => {
  const touches = writtenIdeas.flatMap(({ id, personalTouch }) =>
    personalTouch === undefined ? [] : [{ id, personalTouch }],
  );
  const unfit = touches.filter(
    ({ personalTouch }) =>
      !/^[A-Z{\d'].*[.!?]'?$/.test(personalTouch) ||
      /\b(?:he|she|him|her|his|hers)\b/i.test(personalTouch),
  );
  expect(unfit).toEqual([]);
  expect(repeated(touches.map(({ personalTouch }) => personalTouch))).toEqual([]);
  const without = writtenIdeas.filter((one) => one.picked && one.personalTouch === undefined);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test("no two entries are alike", () => {
  expect(repeated([...INTERESTS, ...CIRCUMSTANCES].map(({ slug }) => slug))).toEqual([]);
  expect(repeated(writtenIdeas.map(({ id }) => id))).toEqual([]);
  expect(repeated(writtenIdeas.map(({ title }) => titleKey(title)))).toEqual([]);
  expect(repeated(writtenIdeas.map(({ description }) => description))).toEqual([]);
  expect(repeated(products.map(({ product }) => product.asin))).toEqual([]);
  expect(repeated(products.map(({ idea, product }) => `${idea.id} ${product.title}`))).toEqual([]);
});

test("every interest has at least three ideas of different kinds for every age that has it", () => {
  const missing: string[] = [];
  for (const { slug, ages } of INTERESTS) {
    const ideas = ideasOf.get(slug) ?? [];
    if (new Set(ideas.map(({ kind }) => kind)).size < 3) missing.push(`${slug}: kinds`);
    for (const age of [8, 15, 40, 75].filter((one) => one >= ages[0] && one <= ages[1])) {
      const fitting = ideas.filter((idea) => age >= idea.ages[0] && age <= idea.ages[1]);
      if (fitting.length < 2) missing.push(`${slug} at ${age}: ${fitting.length}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every circumstance has four ideas that its own rules allow", () => {
  const wrong: string[] = [];
  for (const { slug, rules } of CIRCUMSTANCES) {
    const ruled = ruledOutIn({ rules });
    const own = ideasOf.get(slug) ?? [];
    const allowed = own.filter(
      ({ kind, traits = [] }) =>
        !ruled.kinds.has(kind) && !traits.some((trait) => ruled.traits.has(trait)),
    );
    if (allowed.length < 4) wrong.push(`${slug}: ${allowed.length} of ${own.length}`);
  }
  expect(wrong).toEqual([]);
});

test("reasons are for interests that exist, each its own, and claim nothing of the recipient", () => {
  const wrong: string[] = [];
  for (const { id, reasons, joint } of writtenIdeas) {
    const texts = Object.values(reasons);
    const own = joint ? 1 : texts.length;
    if (new Set(texts).size !== own) wrong.push(`${id}: ${texts.length} reasons, ${own} wanted`);
    if (joint && texts.length < 2) wrong.push(`${id}: joins nothing`);
    for (const [slug, reason] of Object.entries(reasons)) {
      if (!slugs.has(slug)) wrong.push(`${id}: no interest ${slug}`);
      if (/\b(your|you|she|he|her|his)\b/i.test(reason)) wrong.push(`${id}: ${reason}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no relationship is both asked for and ruled out", () => {
  const torn = writtenIdeas.filter(({ groups, notFor = [] }) =>
    groups?.some((one) => notFor.includes(one)),
  );
  expect(torn.map(({ id }) => id)).toEqual([]);
});

test("what is picked for an interest answers it, and what is picked for a person or a day is a safe choice", () => {
  const people: string[] = [...GROUPS, ...OCCASIONS.map((day) => `on:${day}`)];
  const wrong: string[] = [];
  for (const { id, reasons, picked = {} } of writtenIdeas) {
    for (const key of Object.keys(picked)) {
      const stage = STAGES.find((one) => key.endsWith(`:${one}`));
      const whom = stage ? key.slice(0, -stage.length - 1) : key;
      const isRight = people.includes(whom) ? reasons[SAFE] : slugs.has(whom) && reasons[whom];
      if (!isRight) wrong.push(`${id}: ${key}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every product has a price in reach, a spread of prices, and ages within its idea's", () => {
  const wrong: string[] = [];
  for (const { id, ages, products: own } of writtenIdeas) {
    const prices = own.map(({ gbp }) => gbp);
    if (Math.max(...prices) < 1.7 * Math.min(...prices)) wrong.push(`${id}: one price`);
    for (const product of own) {
      const [youngest, oldest] = product.ages ?? ages;
      if (youngest < ages[0] || oldest > ages[1]) wrong.push(`${product.asin}: ages`);
      if (product.author && !product.description) wrong.push(`${product.asin}: no description`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the knowledge is in British English, without placeholders or empty praise", () => {
  const american =
    /\b(color|flavor|favorite|jewelry|gray|cozy|neighbor|aluminum|theater|fiber|organizer)s?\b/i;
  const praise = /\b(perfect|must-have|game[- ]changer|elevate|delightful|whimsical)\b/i;
  const wrong = writtenIdeas.filter(({ title, description, reasons }) => {
    const text = [title, description, ...Object.values(reasons)].join(" ");
    return american.test(text) || praise.test(text) || /\s\s|undefined|\{(?![Ii]t\})/.test(text);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
