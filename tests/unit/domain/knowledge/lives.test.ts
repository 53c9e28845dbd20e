import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  understandBrief({ ...gardenBrief, age: 40, interests: listInterests(text), ...more });
const slugsOf = (said: { slugs: string[] }[]) => said.flatMap(({ slugs }) => slugs);
const liked = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  slugsOf(read(text, more).interests).join(" ");
const circumstances = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  slugsOf(read(text, more).circumstances);

describe("a word in another sense is read as it was meant", () => {
  test.each([
    ["He codes all night, lives on ramen", "programming ramen"],
    ["Loves a flutter on the horses", "horse-racing"],
    ["He's musical and handy and a goofball", ""],
    ["musical, chess", "chess"],
    ["handy", "diy"],
    ["She's bubbly, she climbs", "climbing"],
    ["They are foodies and already live together", "fine-food"],
    ["training as a chef", "cooking professional-chefs"],
    ["the sea", "seaside"],
    ["She loves digging", ""],
    ["He broke his leg, he's going mad on the sofa", ""],
    ["Always says she'd have loved to of been a florist", "floristry"],
    ["He wishes he'd been a beekeeper", "beekeeping"],
    ["He fishes when he can and his wife makes the quilts", "fishing"],
    ["He still goes to every airshow he can get to", "aviation"],
    ["She loves her Lord, her roses and her sewing machine in that order", "roses sewing"],
    [
      "She loves gin, and her allotment which she's had to give up half of",
      "gin vegetable-growing",
    ],
    ["Used to have a season ticket at Aston Villa", "football"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

test("whoever has every gadget wants none", () => {
  expect([...read("He has every gadget going, into coffee").avoidances.kinds]).toContain("gadget");
});

describe("what somebody would rather not hear of only rules out", () => {
  test.each([
    "She's got MS but she hates being treated like an invalid, loves gin",
    "doesn't hear well and won't admit it, loves gardening",
    "He broke his leg playing rugby. Don't remind him. Loves chess",
    "Vietnam vet who doesn't talk about it, loves dogs",
  ])("%s", (text) => {
    const need = read(text);
    expect(slugsOf(need.circumstances)).toEqual([]);
    expect(need.avoidances.traits.size).toBeGreaterThan(0);
    expect(slugsOf(need.interests)).not.toContain("military-life");
  });

  test("a loss counts all the same", () => {
    expect(circumstances("His wife died in March and he won't talk about it")).toEqual([
      "bereaved",
    ]);
  });

  test("whoever wants nothing of war is thanked for no service", () => {
    const need = read("Army veteran, loves baseball", { avoid: "no war stuff" });
    expect(slugsOf(need.circumstances)).toEqual([]);
  });
});

describe("a circumstance is whose it is, and of its time", () => {
  test.each([
    ["her friends are all pregnant, she climbs", []],
    ["His wife is pregnant, he climbs", ["pregnant-no-alcohol"]],
    ["he's a prison officer, loves fish", []],
    ["she works in a prison, loves fish", []],
    ["She's a dementia nurse who loves gin", []],
    ["she's in recovery from anorexia, loves crochet", ["eating-disorder"]],
    ["she's vegan and she's moved in with a bloke who sails", ["vegan-home"]],
    ["long distance lorry driver", []],
    ["plays dungeons & dragons on his one night off", []],
    ["Polish, a widow, cooks for the whole house", []],
    ["nervous about leaving her little brothers", []],
    ["hates her birthday since her twin died", ["bereaved"]],
    ["she looks after him round the clock", ["caring-for-someone"]],
  ])("%s", (text, slugs) => expect(circumstances(text, { occasion: "birthday" })).toEqual(slugs));

  test("a baby on the way ends the waiting for it", () => {
    const text = "She's leaving to have her baby, her first, after 4 rounds of ivf";
    expect(circumstances(text, { occasion: "leaving" })).not.toContain("fertility-treatment");
  });

  test("whoever moves back to her country leaves no team", () => {
    const text = "She's moving back to New Zealand for good";
    const recipient = { recipientType: "friend", occasion: "farewell" };
    expect(circumstances(text, recipient)).toEqual(["moving-abroad"]);
    expect(circumstances(text, { ...recipient, recipientType: "colleague" })).toContain(
      "leaving-a-job",
    );
  });

  test("whoever came early is a year old like anybody else", () => {
    expect(circumstances("She was born at 25 weeks", { age: 1 })).toEqual([]);
    expect(circumstances("She was born at 25 weeks", { age: 0 })).toEqual(["premature-baby"]);
  });
});

test("where somebody comes from is no journey to make", () => {
  const [place] = read("She came from Jamaica in 1961").interests;
  expect(place?.slugs).toEqual(["place"]);
});

describe("what is out of reach, had or given up is not given", () => {
  test.each([
    ["He's not supposed to bend, garden or drive for 6 weeks. Loves the Ashes", "cricket"],
    ["He is like a bear with a sore head. Loves chess", "chess"],
    ["had a heart attack at 47. Was a massive steak and red wine man, loves chess", "chess"],
    ["losing her words after the stroke, loves singing", "singing"],
    ["loves cold water and anything sparkly", ""],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));

  test("whoever has every gadget for the bike still has a bike", () => {
    const { avoidances } = read("Loves cycling. Already has every gadget for the bike");
    expect([...avoidances.words]).not.toContain("bike");
    expect([...avoidances.kinds]).toContain("gadget");
  });

  test("what one more of would make somebody scream is to be avoided", () => {
    const text =
      "in a wheelchair since the accident and if one more person buys her a blanket she'll scream. into gigs";
    expect([...read(text).avoidances.words]).toContain("blanket");
    expect(circumstances(text)).toEqual([]);
  });

  test("whoever follows runners or talks about bands looks on", () => {
    const [, , runners] = read(
      "He plays dama (checkers) with the others and follows the Ethiopian runners in every marathon",
    ).interests;
    expect(runners).toMatchObject({ slugs: ["running"], isWatched: true });
    const [bands] = read("He still loves brass bands and will talk about Black Dyke").interests;
    expect(bands).toMatchObject({ slugs: ["brass-bands"], isWatched: true });
  });

  test("what there is none of is no interest", () => {
    const { interests } = read("Used to sit at his telescope but there's no garden now");
    expect(interests.flatMap(({ slugs }) => slugs)).not.toContain("gardening");
  });

  test("whoever likes a brass band listens", () => {
    const [beer, band] = read("He does like a pint and a brass band").interests;
    expect(beer?.isWatched).toBeUndefined();
    expect(band).toMatchObject({ slugs: ["brass-bands"], isWatched: true });
  });
});

describe("news that is good, or somebody else's", () => {
  test.each([
    ["She just found out her biopsy is clear, loves beaches", []],
    ["He keeps koi and hasn't spoken to my dad since 1998", []],
    ["He golfs. We never get out since the twins", []],
    ["divorced, new girlfriend, taken up cycling", ["new-romance"]],
    ["Lost grandpa after 61 years. She plays bridge", ["bereaved"]],
    ["He's in a shelter right now after losing the apartment", ["no-roof"]],
  ])("%s", (text, slugs) => expect(circumstances(text)).toEqual(slugs));
});

test("what nobody may be reminded of is answered by nothing", () => {
  const text = "he broke his leg playing rugby and can't play for a year, he's fed up";
  expect(circumstances(text, { avoid: "don't remind him" })).toEqual([]);
});

test("in America the Braves are a team", () => {
  const text = "loves his dog Duke and the Braves";
  const { interests } = read(text, { region: "USA" });
  expect(interests.flatMap(({ known = [] }) => known.map(({ name }) => name))).toEqual([
    "Atlanta Braves",
  ]);
  expect(liked("loves the Braves", { region: "UK" })).toBe("");
});

test("whoever has no roof is told of no first ornaments", () => {
  expect(circumstances("He is sleeping rough, loves crosswords")).toEqual(["no-roof"]);
});

describe("what people say over and over", () => {
  test.each([
    ["It's drum and bass mainly, he works in a warehouse", "drum-and-bass electronic-music"],
    ["She's baking like a maniac", "baking"],
    ["Used to be the life and soul. Loves her cat", "cats"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));

  test("of a loss that is not talked about one idea is enough", () => {
    const text =
      "She had a stillbirth in February. She loves baking and doesn't want to talk about it";
    const need = read(text);
    expect(need.circumstances).toEqual([
      expect.objectContaining({ slugs: ["baby-loss"], isAside: true }),
    ]);
    expect(need.avoidances.words.has("about")).toBe(false);
  });

  test.each([
    ["serving 6 years in HMP Send, she crochets", ["in-prison"]],
    ["She's had to give up work with her nerves. Loves her cat", ["anxiety-or-burnout"]],
    ["Buried two husbands, makes her own pasta", []],
    ["Breast cancer came back. She doesn't want any of us to be soppy. Loves gin", []],
  ])("%s", (text, slugs) => expect(circumstances(text)).toEqual(slugs));
});

test("how a child is, is not how a parent is", () => {
  const text = "We've just had a little girl with Down's syndrome. She loves reading";
  expect(circumstances(text, { recipientType: "wife" })).not.toContain("learning-disability");
});
