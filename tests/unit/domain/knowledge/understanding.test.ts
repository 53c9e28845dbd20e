import { describe, expect, test } from "vitest";
import { avoidedIn, understandAvoidances } from "~/domain/knowledge/avoidances";
import { understandInterests } from "~/domain/knowledge/interest-lists";
import { understandInterest } from "~/domain/knowledge/interests";
import { understandBrief } from "~/domain/knowledge/need";
import { understandOccasion } from "~/domain/knowledge/occasions";
import { understandRecipient } from "~/domain/knowledge/recipients";
import { gardenBrief } from "../../../support/search";

const meaning = (text: string) => understandInterest(text).slugs.join(" ");

test.each([
  ["gardning", "gardening"],
  ["loves gardening", "gardening"],
  ["knitter", "knitting"],
  ["photgraphy", "photography"],
  ["wild swiming", "wild-swimming"],
  ["dinasaurs", "dinosaurs"],
  ["sudoko", "sudoku"],
  ["Bell-ringing", "bell-ringing"],
  ["campanology", "bell-ringing"],
  ["keeps bees", "beekeeping"],
  ["K-dramas", "k-dramas"],
  ["metal detecting", "metal-detecting"],
  ["Watercolors", "watercolour"],
  ["soccer", "football"],
  ["walking in the hills", "walking"],
  ["Manchester United football", "football"],
  ["bridge", "bridge"],
  ["bridges", "bridges-and-dams"],
])("the interest %s is %s", (text, slug) => {
  expect(meaning(text).split(" ")).toContain(slug);
});

test.each(["asdfgh", "…", "extreme ironing", "a car park"])(
  "%s is unknown rather than guessed",
  (text) => {
    expect(meaning(text)).toBe("");
  },
);

test.each([
  ["metal detecting", "true-crime spies-and-detectives"],
  ["bell ringing", "jewellery"],
  ["ancient coins", "cycling"],
  ["hot dogs", "dogs"],
])("%s shares letters with %s, not its meaning", (text, others) => {
  for (const other of others.split(" ")) expect(meaning(text).split(" ")).not.toContain(other);
});

test.each([
  ["music i think??", ["music"], ["music"]],
  ["golf? wine? doesnt drink tho", ["golf", "wine"], ["golf", "wine"]],
  ["collects vintage mugs", ["collects vintage mugs"], ["mugs"]],
  ["parents r big hikers", ["parents r big hikers"], ["hiking"]],
  ["used to be a seamstress", ["used to be a seamstress"], ["sewing"]],
  [
    "narrow gauge railways esp the ffestiniog",
    ["narrow gauge railways"],
    ["narrow-gauge-railways"],
  ],
])("%s is understood as people type", (text, texts, slugs) => {
  const { interests } = understandBrief({ ...gardenBrief, interests: [text] });
  expect(interests.map((one) => one.text)).toEqual(expect.arrayContaining(texts));
  const found = interests.flatMap((one) => one.slugs);
  for (const slug of slugs) expect(found).toContain(slug);
});

test.each([
  ["Grandpa with dementia", "dementia"],
  ["just diagnosed w parkinsons, shaky hands", "weak-hands"],
  ["hes coeliac AND vegan", "gluten-free"],
])("%s tells of a circumstance", (text, slug) => {
  const need = understandBrief({ ...gardenBrief, recipientType: text });
  expect(need.circumstances.flatMap(({ slugs }) => slugs)).toContain(slug);
});

test("a list without commas is several interests", () => {
  const texts = understandInterests("falconry and camping").map(({ slugs }) => slugs[0]);
  expect(texts).toEqual(["falconry", "camping"]);
});

test.each([
  "not sure",
  "everything",
  "Doing nothing",
  "has everything",
  "idk",
  "?",
  "likes nothing",
  "always busy",
  "keeps himself to himself",
  "born last week",
  "both parents exhausted",
])("%s names no interest", (text) => {
  expect(understandInterest(text).isVague).toBe(true);
  expect(understandBrief({ ...gardenBrief, interests: [text] }).interests).toEqual([]);
});

describe("what is to be avoided", () => {
  test.each([
    ["no alcohol", "alcohol"],
    ["sober for a year", "alcohol"],
    ["allergic to peanuts", "nuts"],
    ["vegan", "meat dairy egg honey leather wool"],
    ["halal", "pork alcohol gelatine"],
    ["candles, strong smells", "flame scent"],
    ["bad back", "floor strength"],
    ["she's in a wheelchair", "walking standing floor"],
  ])("%s rules out %s", (text, traits) => {
    const { traits: found } = understandAvoidances(text);
    for (const trait of traits.split(" ")) expect([...found]).toContain(trait);
  });

  test.each([
    ["no more mugs", "mug"],
    ["already has a Kindle", "kindle"],
    ["hates pink", "pink"],
    ["nothing with owls on it", "owl"],
    ["golf balls, he has hundreds", "ball"],
  ])("%s rules out what says %s", (text, word) => {
    expect([...understandAvoidances(text).words]).toContain(word);
  });

  test("a phrase rules out what it is about, not all that it names", () => {
    const need = understandBrief({ ...gardenBrief, interests: ["golf"], avoid: "golf balls" });
    expect([...need.avoidances.words]).not.toContain("golf");
    expect([...need.avoidances.interests]).not.toContain("golf");
  });

  test("is read from every text of a brief, and is no interest", () => {
    const need = understandBrief({
      ...gardenBrief,
      recipientType: "my vegan sister",
      occasion: "one year sober",
      interests: ["baking", "no chocolate", "hates jazz"],
    });
    expect(need.interests.map(({ text }) => text)).toEqual(["baking"]);
    expect([...need.avoidances.traits]).toEqual(expect.arrayContaining(["dairy", "alcohol"]));
    expect([...need.avoidances.interests]).toEqual(expect.arrayContaining(["chocolate", "jazz"]));
  });

  test("an interest that rules something out stays an interest", () => {
    expect(avoidedIn("vegan baking")?.isOnlyThat).toBe(false);
    expect(avoidedIn("gardening")).toBeNull();
  });
});

test.each([
  ["Mum", "parent"],
  ["my mother-in-law", "parent"],
  ["Grandad", "grandparent"],
  ["boss", "boss"],
  ["best friend", "friend"],
  ["niece", "relative"],
  ["neighbours", "neighbour"],
  ["Mum and Dad", "parent"],
  ["my boss's wife", "boss relative"],
  ["baby shower gift for a colleague", "colleague"],
  ["birthday present for my boss's wife", "boss relative"],
  ["newborn baby", "child"],
  ["Aunt Sally", "relative"],
  ["Sarah", ""],
])("the recipient %s is understood", (text, groups) => {
  expect(understandRecipient(text).groups.join(" ")).toBe(groups);
});

test.each([
  ["Xmas", "christmas"],
  ["40th birthday", "birthday"],
  ["brithday", "birthday"],
  ["Mother's Day", "mothers-day"],
  ["leaving do", "leaving"],
  ["new house", "housewarming"],
  ["baby shower", "baby"],
  ["Eid", "eid"],
  ["weight loss", ""],
  ["spa treatment", ""],
  ["Boss's Day", ""],
  ["passing her driving test", ""],
  ["night at the opera", ""],
])("the occasion %s is %s and not sad", (text, expected) => {
  const { occasions, comfort } = understandOccasion(text, "friend");
  expect(occasions.join(" ")).toBe(expected);
  expect(comfort).toBeNull();
});

test.each([
  ["funeral", "grief"],
  ["funreal", "grief"],
  ["condolances", "grief"],
  ["loss of her husband", "grief"],
  ["death of the dog", "grief"],
  ["sudden passing of his father", "grief"],
  ["miscarriage", "grief"],
  ["birthday after a bereavement", "grief"],
  ["get well soon", "illness"],
  ["knee surgery", "illness"],
  ["cancer treatment", "illness"],
  ["Christmas in hospital", "illness"],
])("the occasion %s needs tact for %s", (text, comfort) => {
  expect(understandOccasion(text, "friend").comfort).toBe(comfort);
});

test("a sad recipient makes an occasion sad, and some occasions exclude alcohol", () => {
  expect(understandOccasion("thinking of you", "grieving friend").comfort).toBe("grief");
  expect(understandOccasion("Ramadan", "friend").dry).toBe(true);
  expect(understandOccasion("birthday", "friend").dry).toBe(false);
});
