import { expect, test } from "vitest";
import { understandInterests } from "~/domain/knowledge/interest-lists";

const WORDS: Record<string, string> = {
  plants: "houseplants",
  vegetables: "vegetable-growing",
  puzzles: "jigsaws",
  bikes: "cycling",
  boats: "sailing",
  horror: "horror-films",
  games: "video-games",
  puddings: "baking",
  diving: "scuba-diving",
  "the sea": "seaside",
  salsa: "salsa-dancing",
  bass: "bass-guitar",
  classics: "classic-novels",
  "border collies": "border-collies",
  "Elton John": "pop-music",
  Coldplay: "rock-music",
  "rom coms": "film",
  USA: "usa-travel",
  wool: "knitting",
  friends: "socialising",
  religion: "christianity",
  tapestry: "needlepoint",
  steak: "barbecue",
};

test.each(Object.entries(WORDS))("the everyday word '%s' is about %s", (word, slug) => {
  expect(understandInterests(word).flatMap(({ slugs }) => slugs)[0]).toBe(slug);
});

test.each(["kit cars", "interrailing", "brandy", "giraffes"])(
  "'%s' is only near an interest",
  (word) => {
    expect(understandInterests(word)).toMatchObject([{ by: "near" }]);
  },
);

test.each(["menopause", "weight loss", "tinnitus"])("no idea is made around '%s'", (word) => {
  expect(understandInterests(word)).toMatchObject([{ slugs: [], isVague: true }]);
});

test.each([
  "drama queen",
  "back at work after the summer",

  "moved to a new country",
])("'%s' is not taken for the everyday word in it", (sentence) => {
  const slugs = understandInterests(sentence).flatMap((one) => one.slugs);
  for (const slug of ["rock-music", "country-music", "cosiness"]) {
    expect(slugs).not.toContain(slug);
  }
});

test.each([
  ["bell ringing (church towers) and wild swimming", ["bell-ringing", "wild-swimming"]],
  ["hiking and camping", ["hiking", "camping"]],
  ["arts and crafts", ["papercraft"]],
  ["gin and tonic", ["gin"]],
])("'%s' is of %j", (text, slugs) => {
  expect(understandInterests(text).map((one) => one.slugs[0])).toEqual(slugs);
});
