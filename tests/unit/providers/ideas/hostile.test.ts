import { expect, test } from "vitest";
import { briefSchema } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { ideaChecks } from "~/providers/ideas/idea-checks";
import { ideasPrompt } from "~/providers/ideas/openai-prompt";
import hostile from "../../../support/hostile.json";
import { ideasFor } from "../../../support/knowledge";

const briefs = hostile.briefs.map((typed) => briefSchema.safeParse(typed));
const valid = briefs.flatMap((parsed) => (parsed.success ? [parsed.data] : []));
const request = { wanted: 5, known: [], excludedTitles: [], like: null };

test("forty hostile briefs are read as interests and change no rule", async () => {
  expect(briefs).toHaveLength(40);
  const source = embeddedIdeas(ideasFor);
  for (const brief of valid) {
    const ideas: Idea[] = [];
    const { signal } = new AbortController();
    for await (const idea of source.suggest({ ...request, brief }, signal, () => {}))
      ideas.push(idea);
    const titles = ideas.map(({ title }) => title).join(" ");
    expect(titles).not.toMatch(/https?:|www\.|<|ignore|system|\{|\}/i);
    for (const { phrase } of ideas) expect(phrase).not.toMatch(/[<>{}]|https?:/);
  }
});

test("a hostile brief stays within its line of the prompt", () => {
  for (const brief of valid) {
    const prompt = ideasPrompt({ ...request, brief });
    const names = prompt.split("\n").map((line) => line.split(":")[0]);
    const known =
      /^(Recipient|Age|Occasion|Interests|Avoid|Budget|Country|Suggest exactly 5 presents\.|)$/;
    expect(names.filter((name) => !known.test(name ?? ""))).toEqual([]);
    expect(prompt.endsWith("Suggest exactly 5 presents.")).toBe(true);
  }
});

test("what a model writes under their influence is refused or cleaned", () => {
  const brief = briefSchema.parse({
    recipientType: "Mother",
    age: 62,
    occasion: "Birthday",
    interests: "gardening",
  });
  const check = ideaChecks({ ...request, wanted: 50, brief });
  const shown = hostile.listings.flatMap(({ title, bullets }, number) => {
    const idea = check({
      title: `Garden tool ${number} ${title}`.slice(0, 119),
      description: bullets.join(" "),
      phrase: "garden tool",
      why: bullets[0] ?? title,
      kind: "tool",
      answers: ["gardening"],
      contains: [],
      lowestPrice: 5,
      highestPrice: 20,
    });
    return idea ? [idea] : [];
  });
  for (const { title, description, why } of shown) {
    expect(`${title} ${description} ${why}`).not.toMatch(/https?:\/\/|www\.|<\w|\u202e|\u200b/);
    expect(why).not.toMatch(/ignore (all|previous)|system|best[- ]?sell|rated/i);
  }
});
