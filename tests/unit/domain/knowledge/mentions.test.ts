import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { PLACE } from "~/domain/knowledge/gift-idea.schema";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), ...more });
const slugsOf = (said: { slugs: string[] }[]) => said.flatMap(({ slugs }) => slugs);

describe("what somebody was or is counts", () => {
  test.each([
    ["Early dementia, was a signalman on the railways all his life", "railways"],
    ["Carpenter by trade. He has a bad back now", "woodworking"],
    ["She's a midwife on night shifts and has no free time", "midwifery"],
    ["ex policeman, now he drives a vintage tractor round shows", "police-work tractors-and-steam"],
    ["She used to be an air hostess and has been everywhere", "aviation"],
    ["Beekeeper and blues guitarist, we live on a narrowboat", "beekeeping guitar canal-boating"],
    ["PhD student in marine biology, she loves bad puns", "marine-life puns"],
    ["He wants to be a fireman like his dad, mad about diggers", "fire-service"],
  ])("%s", (text, slugs) => {
    const found = slugsOf(read(text).interests);
    for (const slug of slugs.split(" ")) expect(found).toContain(slug);
  });

  test.each([
    ["His ex wife was a baker, they do not speak", "baking"],
    ["Her husband is a keen sailor but she gets seasick", "sailing"],
  ])("but not what somebody else is: %s", (text, slug) => {
    expect(slugsOf(read(text).interests)).not.toContain(slug);
  });
});

describe("what somebody does is understood with where", () => {
  test.each([
    ["surfs in Cornwall every summer, makes his own kombucha", "surfing cornwall kombucha"],
    ["sings in the male voice choir, he is a proud Welshman", "male-voice-choirs choirs wales"],
    ["He still likes to fix things with his hands", "diy"],
    ["She bakes all the time and does not want to stop", "baking"],
    ["Since dad died she's started painting again", "painting"],
    ["He just mows the lawn and she says he drinks black coffee", "lawn-care coffee"],
    ["figure skater who also writes fan fiction and loves frogs", "ice-skating writing frogs"],
  ])("%s", (text, slugs) => {
    const found = slugsOf(read(text).interests);
    for (const slug of slugs.split(" ")) expect(found).toContain(slug);
  });

  test("running round after others is no running", () => {
    const need = read("she is always running round after everyone else");
    expect(slugsOf(need.interests)).not.toContain("running");
    expect(slugsOf(need.circumstances)).toContain("helps-everyone");
  });
});

describe("a pet or a garden in passing", () => {
  test.each([
    ["Her husband died, they used to walk their labrador on the coast", "labradors seaside"],
    ["She works nights and has two spaniels", "dogs"],
    ["He builds sheds and has a parrot called Captain who swears", "parrots"],
    ["Grows callaloo on her allotment, she is the best cook I know", "vegetable-growing cooking"],
  ])("%s", (text, slugs) => {
    const found = slugsOf(read(text).interests);
    for (const slug of slugs.split(" ")) expect(found).toContain(slug);
  });

  test("a longer name that ends in what they have is had", () => {
    expect(slugsOf(read("She teaches, has two quarter horses at home").interests)).toContain(
      "western-riding",
    );
    expect(slugsOf(read("old buildings, tea").interests)).toContain("architecture");
  });

  test("'our dog' is a partner's too, but not a neighbour's", () => {
    const text = "She likes gin and our dog Biscuit, she hates anything cheesy";
    expect(slugsOf(read(text, { recipientType: "Wife" }).interests)).toContain("dogs");
    expect(slugsOf(read(text, { recipientType: "Neighbour" }).interests)).not.toContain("dogs");
  });

  test.each([
    ["She is allergic to her sister's cat and loves tea", "cats"],
    ["He had to give up his dog when he moved, he likes chess", "dogs"],
    ["He feeds our guinea pigs when we're away", "guinea-pigs-and-hamsters"],
    ["She walked our dog all summer and he loved it", "dogs"],
    ["She was sick as a dog and is better now", "dogs"],
    ["He loves his garden birds, he is always watching them", "gardening"],
    ["Reads dog man over and over. Has had the same dog man since easter", "dogs"],
    ["She sews. Beaded patches on canvas with size 11 seed beads", "gardening"],
    ["She sews. Her hands are always picking at the blanket", "cosiness"],
    ["Was a seamstress and her hands are always picking at the blanket", "cosiness"],
    ["Bikes. Building a 20 inch frame he painted himself", "architecture"],
    ["He likes tea. Building up his strength again after the flu", "architecture"],
  ])("is no pet of theirs: %s", (text, slug) => {
    expect(slugsOf(read(text).interests)).not.toContain(slug);
  });
});

describe("a place that matters", () => {
  const placeOf = (text: string) =>
    read(text).interests.find(({ slugs }) => slugs.includes(PLACE))?.text;

  test.each([
    ["We got married in Charleston, she likes gin", "Charleston"],
    ["Moved from Jamaica as a girl, church every Sunday", "Jamaica"],
    ["She's a nurse and grew up on a farm in Devon", "Devon"],
    ["We met at a jazz club in New Orleans and she still plays", "New Orleans"],
  ])("%s", (text, place) => expect(placeOf(text)).toBe(place));

  test.each([
    "We got married in August, she likes gin",
    "We met in Year 7 and she is my best friend",
    "Her sister lives in Leeds and she never sees her",
    "He was born in the war and likes chess",
  ])("no place: %s", (text) => expect(placeOf(text)).toBeUndefined());
});

test("a small child shares what the family is keen on", () => {
  const text = "his christening is in May. his family are keen sailors";
  expect(slugsOf(read(text, { age: 1 }).interests)).toContain("sailing");
  expect(slugsOf(read(text, { age: 30 }).interests)).not.toContain("sailing");
});

describe("circumstances beside others", () => {
  const told = (text: string, more: Partial<typeof gardenBrief>) =>
    slugsOf(read(text, more).circumstances);

  test("a big brother is one where a baby is, and no television", () => {
    const text = "second baby, something for the parents or the big brother (3)";
    const need = read(text, { recipientType: "New parents", age: 30, occasion: "new baby" });
    expect(slugsOf(need.circumstances)).toContain("older-sibling");
    expect(slugsOf(need.interests)).not.toContain("television");
    expect(told("Her big sister is getting married", { age: 20 })).not.toContain("older-sibling");
  });

  test.each([
    ["10th anniversary", "tin-wedding"],
    ["5th wedding anniversary", "wooden-wedding"],
    ["Our first anniversary", "paper-wedding"],
  ])("the year of a marriage: %s", (occasion, slug) => {
    const more = { recipientType: "Wife", age: 40, occasion };
    expect(told("She likes gin", more)).toContain(slug);
    expect(told("She likes gin", { ...more, recipientType: "Boss" })).not.toContain(slug);
    expect(told("She likes gin", { ...more, occasion: "Anniversary" })).not.toContain(slug);
  });

  test("a doctor in passing is not thanked", () => {
    const text = "He rides a Triumph when his doctor isn't looking";
    const more = { recipientType: "Brother", age: 52, occasion: "Birthday" };
    expect(told(text, more)).not.toContain("medical-thanks");
  });

  test("who retired long ago does not begin to", () => {
    const more = { recipientType: "Dad", age: 72, occasion: "Father's Day" };
    expect(told("Retired farmer. He never takes a day off", more)).not.toContain("retirement-days");
    expect(told("He just retired and likes chess", more)).toContain("retirement-days");
  });
});

test.each([
  ["hot sauce making", "chilli-and-hot-sauce"],
  ["wine maker", "wine-making"],
  ["hill walkers", "hiking"],
  ["drawing dragons", "drawing dragons"],
  ["sailing round the Hebrides", "sailing"],
  ["Star Trek DS9", "star-trek"],
])("a name that says who or how: %s", (text, slugs) => {
  const found = slugsOf(read(text).interests);
  for (const slug of slugs.split(" ")) expect(found).toContain(slug);
});

describe("what is done, and by whom", () => {
  test.each([
    ["Thirty years as a librarian. She's off to walk the Camino", "reading camino"],
    ["Navy man, he served on submarines for years", "military-life submarines"],
    ["Lives on a houseboat, he plays jazz trombone", "canal-boating"],
    ["Now it's crosswords, gin and bossing dad about", "crosswords gin"],
    ["off to uni to study geology, plays rugby", "geology rugby"],
    ["tap dancing at 77! also marmalade making and Agatha Christie", "tap-dancing jam-making"],
  ])("%s", (text, slugs) => {
    const found = slugsOf(read(text).interests);
    for (const slug of slugs.split(" ")) expect(found).toContain(slug);
  });

  test("a king of rock is no Elvish, and a goalkeeper plays football", () => {
    const found = slugsOf(read("big Elvis fan, goalkeeper").interests);
    expect(found).toContain("football");
    expect(found).not.toContain("elvish-languages");
  });

  test("off to university is nothing to avoid", () => {
    expect([...read("off to uni to study geology, plays rugby").avoidances.words]).toEqual([]);
  });
});
