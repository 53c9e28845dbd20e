import { expect, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import { firstIdeas, giftIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const byId = new Map(giftIdeas.map((idea) => [idea.id, idea]));

/** The entries of the first five ideas. */
async function entriesFor(brief: Partial<Brief>) {
  const ideas = await firstIdeas({ ...gardenBrief, budget: 40, ...brief });
  return ideas.flatMap(({ entry = "" }) => byId.get(entry) ?? []);
}

const LOUD = /\b(?:party|contest|competition|trophy|medal|champion|celebrat\w*|joke|murder)\b/i;

test.each([
  ["friend", 41, "her father died", "They did the Saturday crossword together.", "crosswords"],
  ["neighbour", 66, "funeral", "jigsaws", "jigsaws"],
  ["aunt", 58, "bereavement", "baking, choirs, detective novels", "choirs"],
  ["brother", 35, "condolences", "He likes his guitar and walks by the sea.", "guitar"],
])(
  "who mourns (%s, %i, %s) gets something quiet of what is liked",
  async (recipientType, age, occasion, text, slug) => {
    const entries = await entriesFor({ recipientType, age, occasion, interests: text.split(", ") });
    expect(entries).toHaveLength(5);
    const liked = entries.filter(({ reasons }) => reasons[slug]);
    expect(liked.length).toBeGreaterThanOrEqual(1);
    for (const { title, tone } of entries) {
      expect(title).not.toMatch(LOUD);
      expect(tone).not.toBe("playful");
    }
  },
);

test("on a sad day two of five are for what is liked, the others comfort", async () => {
  const interests = ["gardening", "cooking", "birdwatching", "watercolour", "poetry"];
  const entries = await entriesFor({
    recipientType: "friend",
    age: 50,
    occasion: "funeral",
    interests,
  });
  const liked = entries.filter(({ reasons }) => interests.some((slug) => reasons[slug]));
  expect(liked).toHaveLength(2);
  expect(entries).toHaveLength(5);
});

test("whoever is ill gets no contest and no party of what is liked", async () => {
  const interests = ["baking", "running", "board games"];
  const entries = await entriesFor({
    recipientType: "sister",
    age: 33,
    occasion: "get well",
    interests,
  });
  for (const { title, kind } of entries) {
    expect(title).not.toMatch(LOUD);
    expect(["sports-gear", "outing", "tool"]).not.toContain(kind);
  }
});

test("what many share is not answered with the same things in every brief", async () => {
  const seen = new Map<string, number>();
  const ages = [24, 38, 52, 66];
  const people = ["brother", "mother", "uncle", "friend"];
  const briefs = ages.flatMap((age) => people.map((recipientType) => ({ recipientType, age })));
  for (const brief of briefs) {
    const said = { interests: ["wants nothing"], occasion: "Birthday" };
    for (const { id } of await entriesFor({ ...brief, ...said })) {
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
  }
  const most = briefs.length / 2;
  expect([...seen].filter(([, count]) => count > most)).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(16);
});

test("nobody under 13 gets a throw, and no brother of 31 flowers first", async () => {
  const child = await entriesFor({ recipientType: "nephew", age: 8, interests: ["chemo"] });
  expect(child.map(({ id }) => id)).not.toContain("soft-sherpa-throw-for-the-sofa");
  const [first] = await entriesFor({
    recipientType: "brother",
    age: 31,
    interests: ["wants nothing"],
  });
  expect(first?.kind).not.toBe("plant");
});

test("who wants nothing beside a heavy thing gets nothing jolly", async () => {
  for (const text of [
    "Their son was born at 26 weeks and is in neonatal. She doesn't want anything.",
    "He wants nothing. He is having chemo since May.",
  ]) {
    const entries = await entriesFor({
      recipientType: "friend",
      age: 33,
      occasion: "Birthday",
      interests: [text],
    });
    const heavy = ["baby-in-hospital", "cancer-treatment"];
    const beside = entries.filter(({ reasons }) => !heavy.some((slug) => reasons[slug]));
    expect(beside.map(({ tone }) => tone)).not.toContain("playful");
    expect(beside.map(({ tone }) => tone)).not.toContain("adventurous");
  }
});

test("of a story of which one thing is understood not all five are for that", async () => {
  const text =
    "She covered my desk for a month when Dad was poorly. She grows dahlias behind the garage and won't hear a word of thanks.";
  const entries = await entriesFor({
    recipientType: "colleague",
    age: 47,
    occasion: "Thank you",
    interests: [text],
  });
  const slugs = new Map<string, number>();
  for (const { reasons } of entries)
    for (const slug of Object.keys(reasons)) slugs.set(slug, (slugs.get(slug) ?? 0) + 1);
  expect(slugs.get("gardening") ?? slugs.get("dahlias") ?? 0).toBeLessThan(5);
});
