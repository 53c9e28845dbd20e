import { expect, test } from "vitest";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const slugsOf = (text: string, more = {}) =>
  understandBrief({
    ...gardenBrief,
    region: "USA",
    recipientType: "cousin",
    interests: text.split(/, ?/),
    ...more,
  }).interests.flatMap(({ slugs }) => slugs);

test.each([
  ["won't stop talking about mechanical keyboards", "mechanical-keyboards"],
  ["also won’t shut up about geoguessr", "geoguessr"],
  ["she can't shut up about axolotls", "axolotls"],
  ["all he talks about is bouldering", "bouldering"],
  ["she nerds out about fountain pens", "fountain-pens"],
  ["hyperfixated on beekeeping rn", "beekeeping"],
  ["he's on a big blacksmithing kick", "blacksmithing"],
  ["her sourdough era never ended", "sourdough"],
  ["has the genealogy bug", "family-history"],
  ["he's teaching himself how to juggle", "juggling"],
  ["takes her lil instax everywhere", "instant-photography"],
  ["won't go anywhere without her ukulele", "ukulele"],
])("%s is about %s", (text, slug) => {
  expect(slugsOf(text)).toContain(slug);
});

test.each([
  ["she thrifts constantly", "charity-shops-and-thrifting"],
  ["he geocaches", "geocaching"],
  ["she skateboards to school", "skateboarding"],
  ["metal detects on the beach", "metal-detecting"],
  ["he hunts deer", "deer-hunting"],
  ["she goes thrifting a lot", "charity-shops-and-thrifting"],
  ["he's training for his first Ironman", "triathlon"],
  ["big into genealogy. Hallmark movies nonstop", "hallmark-movies"],
  ["drumline captain", "drumline"],
  ["he lifts", "strength-training"],
  ["he's deep into sumo", "sumo"],
  ["surfs before church", "surfing"],
  ["cans her own tomatoes", "jam-making"],
  ["knits blankets for the NICU", "knitting"],
  ["builds furniture in the garage", "woodworking"],
  ["Eagles fan", "american-football"],
  ["Alabama football is his religion", "college-football"],
  ["reps the Dodgers hard", "baseball"],
  ["his Mustang", "american-muscle-cars"],
  ["does her own acrylics", "nails"],
  ["told me he makes cigar box guitars!", "cigar-box-guitars"],
  ["cold plunges", "ice-baths"],
  ["she makes soap with milk from her own goats", "soap-making"],
  ["has a golden doodle", "poodles-and-doodles"],
  ["makes the best peach cobbler", "pie-baking"],
  ["makes her own clothes", "dressmaking"],
  ["she leads a book club, cans peaches", "jam-making"],
  ["Sooners football", "college-football"],
  ["Dolly Parton superfan", "country-music"],
])("%s is %s", (text, slug) => {
  expect(slugsOf(text)).toContain(slug);
});

test.each([
  ["she sleeps a lot", "sleep"],
  ["he drives the school bus", "buses"],
  ["she is super sweet", "sweets-and-candy"],
  ["always has sunflower seeds", "sunflowers"],
  ["he's in his flop era", "gymnastics"],
  ["bakes bread, lifts", "lifts-and-elevators"],
  ["he bought an accordion at a yard sale and plays it", "charity-shops-and-thrifting"],
  ["never shuts up", "gardening"],
  ["surfs before church", "christianity"],
  ["cans her own tomatoes", "tomato-growing"],
  ["knits blankets for the NICU", "cosiness"],
  ["runs on Celsius", "running"],
  ["mows our lawn", "lawn-care"],
  ["his Mustang", "horses"],
  ["does her own acrylics", "painting"],
  ["makes the best peach cobbler", "shoemaking"],
  ["she makes soap with milk from her own goats", "television"],
  ["Sooners football", "american-football"],
  ["Dolly Parton superfan", "superheroes"],
])("%s says nothing of %s", (text, slug) => {
  expect(slugsOf(text)).not.toContain(slug);
});

test("who is called by a title is the one whom it is about", () => {
  const { interests } = understandBrief({
    ...gardenBrief,
    recipientType: "teacher",
    interests: ["Mrs. Hall teaches 4th grade", "loves otters"],
  });
  expect(interests.map(({ text }) => text)).toEqual(["otters"]);
});

test("'our pastor' is the pastor whom the present is for", () => {
  const brief = { recipientType: "pastor" };
  expect(slugsOf("our pastor is a fly fisherman and ties his own flies", brief)).toContain(
    "fly-fishing",
  );
});

test.each([
  ["gets up at 3am for sumo", "insomnia"],
  ["knits blankets for the NICU", "baby-in-hospital"],
  ["Ms. Nguyen - kindergarten", "chronic-illness"],
  ["leaving for Ohio State", "leaving-a-job"],
  ["can't leave the house without her fanny pack", "housebound"],
])("%s tells of no circumstance", (text, slug) => {
  const { circumstances } = understandBrief({ ...gardenBrief, interests: [text] });
  expect(circumstances.flatMap(({ slugs }) => slugs)).not.toContain(slug);
});

test("who likes memes of something only looks on", () => {
  const [first] = understandBrief({ ...gardenBrief, interests: ["corgi memes"] }).interests;
  expect(first).toMatchObject({ isWatched: true });
});

test("whoever wants nothing of their work is given nothing for it", () => {
  expect(slugsOf("she is a nurse, loves bread", { avoid: "no nurse stuff" })).toEqual([
    "bread-making",
  ]);
});

test.each(["up all night gaming", "drinks Sanka"])("%s is the name of nothing", (text) => {
  const { interests } = understandBrief({ ...gardenBrief, interests: [text] });
  expect(interests.filter(({ slugs }) => slugs.length === 0)).toEqual([]);
});
