import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { ageMeant } from "~/domain/brief/unknown-age";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";
import { slugsTold } from "../../../support/told-slugs";

const needOf = (text: string, recipientType: string, age: number, occasion = "birthday") =>
  understandBrief({
    ...gardenBrief,
    recipientType,
    age,
    occasion,
    interests: listInterests(text),
  });
const circumstancesOf = (...brief: Parameters<typeof needOf>) =>
  needOf(...brief).circumstances.flatMap(({ slugs }) => slugs);

describe("what is said of a situation", () => {
  test.each<[text: string, recipient: string, age: number, slug: string]>([
    ["We don't really get on", "mother in law", 65, "hardly-known"],
    ["Nothing too personal please", "boss", 50, "hardly-known"],
    ["we're mates, don't want to send the wrong signal", "ex boyfriend", 26, "hardly-known"],
    ["She's been with us ten years, cleans our house", "cleaner", 50, "regular-thanks"],
    ["he's always losing his keys", "flatmate", 22, "forgetful"],
    ["She's in hospital with anorexia", "daughter", 15, "eating-disorder"],
    ["Adoption fell through at the last minute", "friend", 39, "treatment-ended"],
    ["Her daughter is in a coma after a car crash", "friend", 52, "at-a-bedside"],
    ["never met in person, must be postable", "pen pal", 30, "lives-far-away"],
    ["He's grieving his guinea pig", "son", 13, "pet-loss"],
    ["She's nursing our dad through the end of his life", "sister", 42, "at-a-bedside"],
    ["She's heartbroken", "friend", 30, "divorce-or-break-up"],
    ["Carer for mum who has dementia", "dad", 72, "caring-for-someone"],
    ["blended family with five kids, don't want stuff", "friend", 32, "no-objects"],
    ["He's going into a home next week", "father", 80, "care-home"],
    ["My brother died in March", "mum", 58, "lost-a-child"],
    ["Had a double mastectomy in January", "mum", 66, "after-an-operation"],
  ])("%s", (text, recipient, age, slug) => {
    expect(slugsTold(text, recipient, age)).toContain(slug);
  });

  test.each<[text: string, recipient: string, age: number, slug: string]>([
    ["he's always losing his keys", "flatmate", 22, "adhd"],
    ["no hobbies that I know of, works all the time", "son in law", 38, "takes-it-easy"],
    ["Adoption fell through at the last minute, they're heartbroken", "friend", 39, "adopting"],
    ["Adoption fell through, they're heartbroken", "friend", 39, "divorce-or-break-up"],
    ["Adoption fell through at the last minute", "friend", 39, "short-notice"],
    ["Her dog died, she's heartbroken", "friend", 39, "divorce-or-break-up"],
    ["The wedding was cancelled at the last minute", "friend", 39, "short-notice"],
    ["We nearly split up this year", "wife", 44, "divorce-or-break-up"],
    ["Her youngest has gone to uni, the house is too quiet", "friend", 52, "lives-alone"],
    ["running joke that he's terrible at Mario Kart", "flatmate", 22, "running"],
    ["it's a running joke that she burns toast", "flatmate", 22, "running"],
    ["Moving to Melbourne with two suitcases", "sister", 29, "australia-and-new-zealand"],
    ["Carer for mum who has dementia", "dad", 72, "dementia"],
    ["the only one in her family who believes", "goddaughter", 16, "family-time"],
    ["He proposed in hospital when I was ill", "partner", 50, "long-hospital-stay"],
    ["Still close to her even though I divorced her son", "friend", 72, "divorce-or-break-up"],
    ["He talked me out of a dark place", "man in my group", 60, "anxiety-or-burnout"],
    ["She has her driving test for the fourth time", "roommate", 21, "new-driver"],
    ["Back to work after maternity leave", "sister", 34, "pregnant-no-alcohol"],
    ["laid off from Google, pretending she's fine", "sister", 28, "laid-off"],
    ["My brother died in March", "cousin", 58, "lost-a-child"],
    ["He's grieving his guinea pig", "son", 13, "guinea-pigs-and-hamsters"],
    ["tagged and can't leave the house after 7", "uncle", 49, "housebound"],
    ["She's engaged, I'm going through a divorce", "friend", 31, "divorce-or-break-up"],
    ["hairdresser, on her feet all day", "friend", 38, "regular-thanks"],
    ["skint, likes tea", "friend", 33, "reptiles"],
    ["goes to a lot of silent retreats", "friend", 27, "christian-contemplation"],
    ["lost her job, her flat and her cat in one month", "friend", 36, "cats"],
    ["her first place after leaving an abusive husband", "friend", 45, "leaving-a-job"],
    ["in a care home, sleeps a lot", "grandad", 88, "sleep"],
    ["Jehovah's Witness so no Christmas or birthday stuff", "gran", 70, "christmas"],
    ["Just been diagnosed with type 1 diabetes. Sweet tooth.", "friend", 29, "sweets-and-candy"],
  ])("%s of %s: nothing of %4$s", (text, recipient, age, slug) => {
    expect(slugsTold(text, recipient, age)).not.toContain(slug);
  });

  test.each([
    "Starts as a junior doctor in August, terrified",
    "care leaver, likes football",
    "Widow, lives with her cat",
    "plays golf, a bit clueless",
    "team gift, likes tea",
    "Bit of a loner, likes maps",
    "colour blind, loves snooker",
  ])("%s: of how somebody is nothing is made", (text) => {
    const { interests } = needOf(text, "friend", 70);
    expect(interests.filter(({ slugs }) => slugs.length === 0)).toEqual([]);
  });
});

test("whoever moves abroad does so, wherever it is", () => {
  expect(circumstancesOf("Moving to Melbourne with two suitcases", "sister", 29)).toEqual([
    "moving-abroad",
  ]);
});

test.each([
  ["landlady", false],
  ["flatmate", false],
  ["next door neighbour", false],
  ["colleague", true],
  ["Priya", true],
])("leaving is the last day at work of a %s: %s", (recipient, isOfWork) => {
  const slugs = circumstancesOf("likes tea", recipient, 45, "leaving");
  expect(slugs.includes("leaving-a-job")).toBe(isOfWork);
});

test.each(["Secret Santa", "stranger", "ex boyfriend", "bloke in accounts"])(
  "%s of no age is an adult",
  (recipientType) => {
    const brief = { ...gardenBrief, recipientType, age: 0, occasion: "Christmas", interests: [] };
    expect(ageMeant(brief)).toBeGreaterThan(18);
  },
);

test.each<[occasion: string, text: string, slug: string]>([
  ["family gift exchange", "met him twice", "present-for-a-family"],
  ["their wedding", "moved in with her with one suitcase and a guitar", "moving-abroad"],
  ["their wedding", "moved in with her with one suitcase and a guitar", "first-home"],
])("'%s' and '%s' are not about %s", (occasion, text, slug) => {
  expect(circumstancesOf(text, "cousin's husband", 42, occasion)).not.toContain(slug);
});

test.each<[text: string, slug: string]>([
  ["He did all the driving and all the coffee", "coffee"],
  ["he is building a wood-fired sauna", "trees"],
  ["obsessed with elevators, films them", "film"],
])("'%s' is not about %s", (text, slug) => {
  const slugs = needOf(text, "mom", 60).interests.flatMap((one) => one.slugs);
  expect(slugs).not.toContain(slug);
});

test("who wants nothing of wellness is given nothing for calmer days", () => {
  const brief = {
    ...gardenBrief,
    recipientType: "colleague",
    age: 41,
    interests: ["he had a breakdown"],
  };
  const slugsOf = (avoid: string) =>
    understandBrief({ ...brief, avoid }).circumstances.flatMap(({ slugs }) => slugs);
  expect(slugsOf("")).toContain("anxiety-or-burnout");
  expect(slugsOf("mindfulness, anything about wellness")).toEqual([]);
});

test("what everybody keeps giving is enough", () => {
  const { avoidances } = needOf("She is lovely. Everyone keeps giving her blankets", "friend", 32);
  expect([...avoidances.words]).toContain("blanket");
});
