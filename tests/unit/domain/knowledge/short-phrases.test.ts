import { expect, test } from "vitest";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (...interests: string[]) => understandBrief({ ...gardenBrief, interests });
const slugsOf = (...interests: string[]) =>
  read(...interests).interests.flatMap(({ slugs }) => slugs);

test.each([
  "none yet lol",
  "a good moan",
  "good vibes only",
  "her recliner",
  "6ft 5 and always hungry",
  "the odd fag",
  "winding people up",
  "watching rubbish",
  "supportive",
  "tall",
])("%s names no pastime", (text) => {
  expect(read(text).interests).toEqual([]);
});

test.each(["stone skimming", "candlepin bowling", "city pop", "Bad Bunny", "necrons"])(
  "%s may be the name of one",
  (text) => {
    expect(read(text).interests.map((one) => one.text)).toEqual([text]);
  },
);

test.each([
  ["a decent pint", "beer"],
  ["watching the history channel", "history"],
  ["never misses strictly", "strictly-and-dancing-with-the-stars"],
  ["can't get enough of jazz", "jazz"],
  ["dogs not cats", "dogs"],
  ["bakes a lot", "baking"],
  ["chases tornados every may", "storm-chasing"],
  ["supports villa", "football"],
  ["total typography nerd", "graphic-design"],
  ["goes to state parks", "national-parks"],
])("%s is about %s", (text, slug) => {
  expect(slugsOf(text)).toContain(slug);
});

test.each([
  ["can't walk far", "walking"],
  ["no longer able to garden", "gardening"],
  ["bad at cooking", "cooking"],
  ["doesn't really read", "reading"],
  ["dogs not cats", "cats"],
])("%s is no interest in it", (text, slug) => {
  const { interests, avoidances } = read(text);
  expect(interests.flatMap(({ slugs }) => slugs)).not.toContain(slug);
  expect(avoidances.interests).toContain(slug);
});

test.each([
  ["bell ringing (church)", "bell-ringing"],
  ["crafts (knitting)", "knitting papercraft card-making"],
  ["dogs (labradors)", "dogs labradors"],
  ["cosplay (genshin)", "cosplay genshin-impact"],
  ["freediving (spearfishing too)", "freediving spearfishing"],
])("what stands in brackets refines: %s", (text, slugs) => {
  expect(slugsOf(text)).toEqual(slugs.split(" "));
});

test.each([
  ["watches snooker", true],
  ["football on tv", true],
  ["plays and watches football", undefined],
  ["watching birds", undefined],
  ["follows the Ethiopian runners", true],
  ["follows the cycling", true],
  ["follows recipes to the letter", undefined],
  ["brass bands", true],
  ["plays in brass bands", undefined],
])("who %s looks on: %s", (text, isWatched) => {
  expect(read(text).interests[0]?.isWatched).toBe(isWatched);
});

test.each([
  ["trig hill bagging", "trig-bagging"],
  ["speedrunning celeste", "speedrunning"],
  ["celebrity podcasts", "podcasts"],
])("%s is near %s", (text, slug) => {
  expect(read(text).interests[0]).toMatchObject({ slugs: [slug], by: "near" });
});

test("what somebody has is named without a sentence", () => {
  expect(slugsOf("ww2 pillboxes", "his old series 2 land rover")).toEqual([
    "second-world-war",
    "land-rovers",
    "classic-cars",
  ]);
});

test("anything but dolls is no interest in dolls", () => {
  expect(slugsOf("anything but dolls")).toEqual([]);
  expect(read("anything but dolls").avoidances.interests).toContain("dolls");
});

test("what is not allowed at the moment is over for now", () => {
  const [running] = read("She loves running but not allowed at the moment").interests;
  expect(running).toMatchObject({ slugs: ["running"], isPast: true });
});

test.each([
  ["He is nearly blind now and likes a chat", ["blind"]],
  ["Colour blind, first place of his own, it is a nice flat", []],
  ["Chemo has begun and she can't concentrate on a page", ["cancer-treatment", "tired-mind"]],
  ["We haven't spoken in two years since an argument", ["estranged"]],
  ["Broke both wrists coming off the bike in May", ["broken-arm"]],
])("%s", (text, slugs) => {
  const found = read(text).circumstances.flatMap((one) => one.slugs);
  for (const slug of slugs) expect(found).toContain(slug);
  if (slugs.length === 0) expect(found).not.toContain("blind");
});

test("hedges at the end say nothing", () => {
  expect(slugsOf("beer i guess?? hard to buy for")).toContain("beer");
});

test("what somebody used to do is read by its verb", () => {
  const [fishing] = read("We argued for years. Used to fish together as kids").interests;
  expect(fishing).toMatchObject({ slugs: ["fishing"], isPast: true });
});

test("nothing is given for a loss that is not to be mentioned", () => {
  const need = read("She has had a miscarriage, nothing about babies please. She likes pottery");
  expect(need.circumstances).toEqual([]);
  expect(need.interests.flatMap(({ slugs }) => slugs)).toContain("pottery");
});

test.each([
  ["old westerns (John Wayne, Clint Eastwood)", "western-films"],
  ["gym 5 times a week", "strength-training"],
  ["yoga twice a week", "yoga"],
  ["a sweet sherry of an evening", "port-and-sherry"],
  ["cooks italian", "italian-food"],
  ["walks miles", "walking"],
  ["invents languages (conlangs)", "conlanging"],
  ["knitting squares for charity", "knitting"],
  ["Zeppelin", "rock-music"],
  ["Zeppelins", "airships"],
])("%s is about %s first", (text, slug) => {
  expect(slugsOf(text)[0]).toBe(slug);
});

test("a list in brackets is none of names that nobody knows, nor is its denial lost", () => {
  const { interests } = read("yo-yos (like competition, 1A tricks, not kids ones) and keyrings");
  expect(interests.map(({ text }) => text)).toEqual(["yo-yos", "keyrings"]);
  const westerns = read("old westerns (John Wayne, Clint Eastwood)").interests;
  expect(westerns.flatMap(({ known = [] }) => known.map(({ name }) => name))).toContain(
    "John Wayne",
  );
});

test("a travelling minstrel is no traveller", () => {
  expect(slugsOf("plays a sort of travelling minstrel")).not.toContain("travel");
});

test.each([
  ["her 2 cats", "cats"],
  ["5 a side", "football"],
  ["ACOTAR", "romantasy"],
  ["takes alot of pics on her old canon", "photography"],
  ["makes lace (bobbin, mostly)", "lace-making"],
])("%s names %s", (text, slug) => {
  expect(slugsOf(text)).toContain(slug);
});

test("who hunts for slime moulds is no hunter, and who builds a locomotive no architect", () => {
  expect(slugsOf("slime moulds. she hunts for them in the woods")).not.toContain("hunting");
  const built = slugsOf("building a 5 inch gauge tank loco in the shed for 9 years now");
  expect(built).not.toContain("architecture");
  expect(built).toContain("model-engineering");
});
