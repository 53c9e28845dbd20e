import { expect, test, vi } from "vitest";
import type { Told, ToldBrief } from "~/domain/brief/told";
import { saysAny } from "~/domain/knowledge/avoiding/shown";
import { chosenSides } from "~/domain/knowledge/this-or-that";
import { type Idea, ideaSchema } from "~/domain/products/idea.schema";
import { cachedIdeas } from "~/providers/ideas/cached";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { ideaChecks } from "~/providers/ideas/idea-checks";
import { ideasPrompt } from "~/providers/ideas/openai-prompt";
import { evaluationBriefs } from "../../../support/briefs";
import { giftIdeas, ideasFor } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

const source = embeddedIdeas(ideasFor);
const byId = new Map(giftIdeas.map((idea) => [idea.id, idea]));
const request = { wanted: 5, known: [], excludedTitles: [], like: null };
const { signal } = new AbortController();

async function suggest(brief: ToldBrief, told: Partial<Told> = {}): Promise<Idea[]> {
  const ideas: Idea[] = [];
  const whole = { ...brief, told: { avoid: "", chosen: [], ...told } };
  for await (const idea of source.suggest({ ...request, brief: whole }, signal, () => {})) {
    ideas.push(ideaSchema.parse(idea));
  }
  return ideas;
}

const some = evaluationBriefs.filter((_, place) => place % 7 === 0).map(({ brief }) => brief);
const traitsOf = ({ entry = "" }: Idea) => byId.get(entry)?.traits ?? [];

test("what the recipient avoids or has enough of is never suggested", async () => {
  const mistakes: string[] = [];
  for (const brief of some) {
    const ideas = await suggest(brief, {
      avoid: "nuts, I don't drink alcohol, vegan, mugs, books",
    });
    expect(ideas.length).toBeGreaterThan(0);
    for (const idea of ideas) {
      const traits = traitsOf(idea).filter((trait) =>
        ["nuts", "alcohol", "meat", "dairy", "leather"].includes(trait),
      );
      const words = saysAny(`${idea.title} ${idea.description}`, new Set(["mug", "book"]));
      if (traits.length > 0 || words) mistakes.push(`${idea.title}: ${traits} ${words}`);
    }
  }
  expect(mistakes).toEqual([]);
});

test.each([
  ["useful", "beautiful"],
  ["making", "resting"],
  ["out", "home"],
  ["eaten", "lasting"],
])("who would rather have %s than %s gets more of it", async (one, other) => {
  const [{ chosen: side, over } = { chosen: null, over: null }] = chosenSides([one]);
  if (!side || !over) throw new Error(`There is no side ${one}.`);
  const ofSide = (ideas: Idea[]) =>
    ideas.filter(({ entry = "" }) => {
      const idea = byId.get(entry);
      return idea && (side.kinds.includes(idea.kind) || side.tones.includes(idea.tone));
    }).length;
  const count = async (chosen: string[]) => {
    let sum = 0;
    for (const brief of some) sum += ofSide(await suggest(brief, { chosen }));
    return sum;
  };
  const [rather, open, less] = [await count([one]), await count([]), await count([other])];
  expect(rather).toBeGreaterThan(open);
  expect(open).toBeGreaterThan(less);
});

test("no reason names what the recipient told", async () => {
  const told = { avoid: "vegan, diabetic, peanuts", chosen: ["useful"] };
  for (const brief of some) {
    for (const { why, description } of await suggest(brief, told)) {
      expect(`${why} ${description}`).not.toMatch(/\byou said\b[^.]*(?:vegan|diabetic|peanut)/i);
    }
  }
  const check = ideaChecks({ ...request, brief: { ...gardenBrief, told } });
  const written = {
    ...{ title: "Garden kneeler", description: "A padded kneeler.", phrase: "garden kneeler" },
    ...{
      why: "You said they are diabetic, and it is no sweet.",
      kind: "tool",
      answers: ["Gardening"],
    },
    ...{ contains: [], lowestPrice: 10, highestPrice: 20 },
  };
  expect(check(written)?.why).toBe("You said “Gardening”.");
});

test("the model is told as data, and nothing is added where nothing was told", () => {
  const told = { avoid: "nuts, mugs", chosen: ["useful", "eaten"] };
  const prompt = ideasPrompt({ ...request, brief: { ...gardenBrief, told } });
  expect(prompt).toContain("\nAvoid or own already, not to be named: nuts, mugs\n");
  expect(prompt).toContain(
    "\nWould rather have: something useful rather than something beautiful; something to eat or drink rather than something that lasts\n",
  );
  const plain = ideasPrompt({ ...request, brief: gardenBrief });
  expect(plain).not.toMatch(/own already|rather/);
});

test("ideas for what was told are neither kept for others nor taken from them", async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    read: async (key: string) => kept.get(key),
    write: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const cached = cachedIdeas(source, cache, "test");
  const ask = async (brief: ToldBrief) => {
    const titles: string[] = [];
    for await (const { title } of cached.suggest({ ...request, brief }, signal, () => {})) {
      titles.push(title);
    }
    return titles;
  };
  const told = { avoid: "gloves, kneelers, mugs", chosen: ["eaten"] };
  const theirs = await ask({ ...gardenBrief, told });
  expect(kept.size).toBe(0);
  await ask(gardenBrief);
  expect(kept.size).toBe(1);
  expect(await ask({ ...gardenBrief, told })).toEqual(theirs);
});

test("what a visitor asked to be changed is never kept as the answer to a brief", async () => {
  const write = vi.fn(async () => {});
  const cached = cachedIdeas(source, { read: async () => undefined, write }, "test");
  const asked = { ...request, brief: gardenBrief, said: "something for Anna's sore knee" };
  for await (const { title } of cached.suggest(asked, signal, () => {})) expect(title).not.toBe("");
  expect(write).not.toHaveBeenCalled();
});
