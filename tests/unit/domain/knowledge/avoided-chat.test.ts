import { expect, test } from "vitest";
import { understandAvoidances } from "~/domain/knowledge/avoidances";

test.each([
  "clothes i picked out (apparently)",
  "candles - she has about a million",
  "electronics, he researches everything for months",
  "beginner kits, he would be so offended",
  "wine (his choice, too close)",
  "gin (not allowed), you know what I mean",
  "anything that Theo would want too",
  "anything he'd have to have handed in",
  "anything that lasts past summer",
  "anything that makes fun of it",
  "scarves, she'll never use them",
  "nothing too expensive looking",
  "baby things (this is for HER)",
  "pork? not sure",
  "anything that looks like sucking up",
  "beer jokes, even 0% ones",
  "alcohol ok again sadly",
  "baby stuff, unfortunately wine is fine now",
  "don't spend your life choosing",
])("chat is no word to filter by: %s", (text) => {
  const { words } = understandAvoidances(text);
  expect([...words].join(" ")).not.toMatch(
    /\b(?:apparently|million|months?|offended|choice|close|allowed|mean|would|want|handed|summer|fun|use|looking|sure|sucking|life|spent|even|sadly|unfortunately)\b/,
  );
});

test.each(["alcohol ok again sadly", "baby stuff, wine is fine now", "drinking's allowed again"])(
  "what is welcome is not left out: %s",
  (text) => {
    const { words, traits } = understandAvoidances(text);
    expect([...words, ...traits].join(" ")).not.toMatch(/\b(?:alcohol|wine|drinking)\b/);
  },
);

test.each(["flowers, not fine china", "no alcohol, ok?", "nothing that isn't ok with nuts"])(
  "what is unwelcome stays so: %s",
  (text) => {
    const { words, traits } = understandAvoidances(text);
    expect(words.size + traits.size).toBeGreaterThan(0);
  },
);

test.each([
  ["clothes i picked out", "clothing"],
  ["her mum buys the clothes", "clothing"],
  ["anything for the kitchen", "kitchenware"],
  ["gadgets for the kitchen", "kitchenware"],
  ["anything that needs wifi", "app"],
  ["more gadgets that need charging", "charging"],
  ["smart gadgets or trackers", "app tracker"],
  ["spa gift card she'll never use", "voucher"],
  ["candles aren't allowed in halls", "flame"],
  ["flowers make her sneeze", "pollen"],
  ["she gets migraines", "scent"],
  ["he's allergic to nuts", "nuts"],
  ["no perfume because she has asthma", "scent perfume"],
  ["he's given up sugar for lent", "sugar"],
  ["pork? not sure", "pork"],
  ["large things", "bulky"],
  ["nothing that needs watering", "plant"],
  ["dad is buying the bike", "bike"],
  ["she makes her own jam", "jam"],
  ["baby things (this is for HER)", "baby"],
  ["dog toys", "toy"],
  ["anything with gelatine", "gelatine"],
  ["wall art, cushions, self-help, trackers", "art cushion motivational-books tracker"],
  ["hoodies and brownies", "hoodie brownie"],
  ["nothing from Amazon", "amazon"],
  ["nothing jokey", "playful"],
  ["anything scented", "scent"],
  ["something with a cross on it", "cross"],
  ["surprise stuff", "surprize"],
])("'%s' is about %s", (text, wanted) => {
  const { words, kinds, traits, interests, tones } = understandAvoidances(text);
  const all = [...words, ...kinds, ...traits, ...interests, ...tones];
  expect(all).toEqual(expect.arrayContaining(wanted.split(" ")));
});

test.each([
  "books he's already read",
  "he would be mortified",
  "things she can't eat",
  "the choice is his",
  "when in doubt nothing",
  "not sure really",
  "I think she has good taste",
])("'%s' rules out no kind and no word", (text) => {
  const { words, kinds, traits } = understandAvoidances(text);
  expect([...words, ...kinds, ...traits]).toEqual([]);
});

test("a large thing is no ornament", () => {
  expect([...understandAvoidances("nothing too big").kinds]).toEqual([]);
});

test.each([
  ["anything he'd have to plug in", "charging"],
  ["anything with gluten or dairy in", "dairy"],
  ["he doesn't do chocolate", "chocolate"],
  ["strong perfume", "scent"],
  ["he's fussy about pens", "pen"],
  ["I've already bought him a jumper", "jumper"],
  ["cheap tat from the pound shop", "bulky"],
  ["fishing gear", "sports-gear"],
  ["no experiences, she hates being the centre of attention", "outing"],
])("'%s' is understood as %s", (text, wanted) => {
  const { words, kinds, traits } = understandAvoidances(text);
  expect([...words, ...kinds, ...traits]).toContain(wanted);
  expect([...words].join(" ")).not.toMatch(/\b(?:shop|center|attention|bought|fussy)\b/);
});

test("what somebody is rules out no interest of that name", () => {
  expect([...understandAvoidances("wool, she's a vegan").interests]).not.toContain("vegan-food");
});
