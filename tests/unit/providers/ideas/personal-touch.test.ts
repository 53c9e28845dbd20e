import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import { understandBrief } from "~/domain/knowledge/need";
import { ideaChecks } from "~/providers/ideas/idea-checks";
import { personalTouchOf } from "~/providers/ideas/personal-touch";
import { giftIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const [written] = giftIdeas;
const idea: GiftIdea = {
  ...(written as GiftIdea),
  personalTouch: "Write the date of the first cup of coffee inside the lid.",
  reasons: { gardening: "it stands beside the greenhouse and keeps the string dry" },
  comfort: undefined,
};
const touchFor = (part: Partial<Brief>, one: GiftIdea = idea) =>
  personalTouchOf(one, understandBrief({ ...gardenBrief, ...part }));

test("an idea of the knowledge has the personal touch of its entry", () => {
  expect(touchFor({})).toBe("Write the date of the first cup of coffee inside the lid.");
  expect(touchFor({}, { ...idea, personalTouch: undefined })).toBeUndefined();
});

test("a touch that says what is to be avoided is left out", () => {
  expect(touchFor({ avoid: "coffee" })).toBeUndefined();
  expect(touchFor({ avoid: "wool" })).toBeDefined();
});

test("who mourns or has to be spared something gets only a touch that was written for it", () => {
  for (const said of ["dementia", "her husband died in May"]) {
    expect(touchFor({ interests: ["gardening", said] })).toBeUndefined();
  }
  expect(touchFor({ occasion: "sympathy" })).toBeUndefined();
  const quiet = { ...idea, comfort: ["grief"] } satisfies GiftIdea;
  expect(touchFor({ occasion: "sympathy" }, quiet)).toBeDefined();
  const written = { ...idea, reasons: { ...idea.reasons, dementia: "it is simple to hold" } };
  expect(touchFor({ interests: ["gardening", "dementia"] }, written)).toBeDefined();
});

const element = {
  title: "Terracotta herb planter",
  description: "Three pots on a tray for a bright windowsill.",
  phrase: "terracotta herb planter",
  why: "It keeps herbs close to the kitchen.",
  kind: "plant",
  answers: ["Gardening"],
  contains: [],
  lowestPrice: 15,
  highestPrice: 30,
};
const touchOfModel = (personalTouch: unknown, part: Partial<Brief> = {}) => {
  const brief = { ...gardenBrief, ...part };
  const request = { brief, wanted: 5, known: [], excludedTitles: [], like: null };
  return ideaChecks(request)({ ...element, personalTouch })?.personalTouch;
};

test("a model's touch is kept", () => {
  const touch = "Chalk the name of each herb on its pot.";
  expect(touchOfModel(touch)).toBe(touch);
  expect(touchOfModel(undefined)).toBeUndefined();
});

test.each<[what: string, touch: string, part?: Partial<Brief>]>([
  ["a link", "Order the matching set at evil-shop.example."],
  ["a price", "Add a voucher for £20."],
  ["a past that nobody told of", "Choose the herbs that you both grew in your first garden."],
  ["a drink for a minor", "Add a small bottle of gin for the mint.", { age: 15 }],
  ["what is to be avoided", "Tuck a bar of chocolate between the pots.", { avoid: "chocolate" }],
  ["anything at a sad time", "Chalk the name of each herb on its pot.", { occasion: "sympathy" }],
  [
    "anything for who mourns",
    "Chalk a name on each pot.",
    { interests: ["her husband died in May"] },
  ],
  ["a whole story", "Chalk a name on each pot. ".repeat(12)],
])(
  "a model's touch with %s is left out, and its idea stays",
  (_, touch, part: Partial<Brief> = {}) => {
    expect(touchOfModel(touch, part)).toBeUndefined();
  },
);
