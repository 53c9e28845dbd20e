import { expect, test } from "vitest";
import { saysAvoided } from "~/domain/knowledge/avoiding/shown";
import { understandBrief } from "~/domain/knowledge/need";
import { firstIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const avoidedBy = (interests: string[], avoid: string, title: string, tone?: "playful") =>
  saysAvoided(
    { title, text: title, tone },
    understandBrief({ ...gardenBrief, interests, avoid }).avoidances,
  );

test.each([
  ["bell ringing", "novelty bells, please", "Joke bell for the desk", "Book on bells and ringers"],
  ["bell ringing", "no more bells", "Pair of small bells", "Rope for a bell"],
  ["lace making", "machine lace anything", "Table runner of machine lace", "Bobbins for lace"],
  ["carnivorous plants", "fake plants", "Artificial plant in a pot", "Sundew plant"],
  ["houseplants", "no more plants", "Large foliage plant", "Mister for a plant"],
  ["competitive yo-yo", "beginner yoyos, he'd be so offended", "Starter yoyo", "Yoyo string"],
  ["Roblox", "gift cards, he wants to unwrap", "Roblox gift card with Robux", "Trading card set"],
  ["vintage fountain pens", "New pens", "Lacquered pen", "Ink for a fountain pen"],
  ["vintage fountain pens", "no pens", "Fountain pen with two nibs", "Roll for pens"],
  ["crochet", "cheap acrylic yarn", "Acrylic yarn, ten balls", "Merino yarn"],
  ["reading", "romance novels", "A romance novel", "A novel of the sea"],
  ["drums", "electronic drums", "Electronic drum pad", "Drum sticks"],
  ["vinyl", "new vinyl, he only buys second hand", "A debut on new vinyl", "Brush for vinyl"],
  ["chess", "another chess set", "Walnut chess set", "Book of chess endings"],
  ["viking re-enactment", "'Vikings' TV show merch", "Viking mug of the TV show", "Viking pin"],
  ["jigsaws", "puzzles for kids", "Puzzle for children", "Puzzle of a map"],
])("beside %s '%s' leaves out '%s' and not '%s'", (interest, avoid, wrong, right) => {
  expect(avoidedBy([interest], avoid, wrong)).toBe(true);
  expect(avoidedBy([interest], avoid, right)).toBe(false);
});

test("what is novel about a thing may be its tone", () => {
  expect(avoidedBy(["bell ringing"], "silly bells", "A bell to wake the house", "playful")).toBe(
    true,
  );
  expect(avoidedBy(["tea"], "nothing jokey about England", "England in watercolours")).toBe(false);
  expect(avoidedBy(["tea"], "nothing jokey about England", "England funny phrase book")).toBe(true);
});

test.each([
  ["golf", "anything golf, he buys his own", "Golf glove"],
  ["golf", "golf stuff", "Tee for golf"],
  ["wine", "wine, she's pregnant", "Book on wine"],
  ["cheese", "allergic to cheese", "Knife for cheese"],
  ["tea", "no more mugs", "Tea in a mug"],
  ["bell ringing", "new socks", "Wool socks"],
])("beside %s '%s' leaves out '%s' all the same", (interest, avoid, title) => {
  expect(avoidedBy([interest], avoid, title)).toBe(true);
});

test("what somebody drank once is left out wherever it is said", () => {
  const interests = ["He's a year sober.", "He always loved wine and the ritual of it."];
  expect(avoidedBy(interests, "wine", "Rack for wine")).toBe(true);
});

test("what is said together is left out together", () => {
  const avoid = "'best teacher' things, 'world's best mum'";
  expect(avoidedBy(["tea"], avoid, "Best Teacher mug")).toBe(true);
  expect(avoidedBy(["tea"], avoid, "World's Best Mum apron")).toBe(true);
  expect(avoidedBy(["tea"], avoid, "The best book for a teacher")).toBe(false);
});

test("an interest that is not meant is ruled out without its word", () => {
  const { avoidances } = understandBrief({
    ...gardenBrief,
    interests: ["nalbinding (not knitting!!)"],
  });
  expect(avoidances.interests).toContain("knitting");
  expect(avoidances.words).not.toContain("knitting");
});

test("ideas for a hobby stay when a sort of its things is unwelcome", async () => {
  const ringer = {
    ...gardenBrief,
    age: 52,
    budget: 40,
    interests: ["church bell ringing"],
    avoid: "novelty bells, please",
  };
  const ideas = await firstIdeas(ringer);
  expect(ideas.filter(({ why }) => /bell/i.test(why)).length).toBeGreaterThanOrEqual(4);
});
