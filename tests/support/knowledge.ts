/// <reference types="vite/client" />
import type { z } from "zod";
import type { Brief } from "~/domain/brief/brief.schema";
import type { GiftIdea, giftIdeaSchema } from "~/domain/knowledge/gift-idea.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { embeddedIdeas } from "~/providers/ideas/embedded";

export type WrittenIdea = z.output<typeof giftIdeaSchema>;

/** Every idea of the knowledge as it is written in db/catalogue, with its products. */
export const writtenIdeas: WrittenIdea[] = Object.values(
  import.meta.glob<WrittenIdea[]>("../../db/catalogue/*.json", { eager: true, import: "default" }),
).flat();

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The ideas as the database gives them. */
export const giftIdeas: GiftIdea[] = writtenIdeas
  .map(({ products, ...idea }) => {
    return {
      ...idea,
      offers: products.map(({ gbp, ages = idea.ages }): [number, number, number] => [gbp, ...ages]),
      productWords: products.map(({ title }) => title).join(" "),
    };
  })
  .sort(byId);

/** The ideas for some interests at an age, as `giftIdeasFor` reads them, without a database. */
export async function ideasFor(slugs: string[], age: number): Promise<GiftIdea[]> {
  return giftIdeas.filter(
    ({ reasons, ages: [youngest, oldest] }) =>
      age >= youngest && age <= oldest && slugs.some((slug) => reasons[slug] !== undefined),
  );
}

/** The first five ideas of the knowledge for a brief, as a search shows them. */
export async function firstIdeas(brief: Brief): Promise<Idea[]> {
  const asked = { excludedTitles: [], like: null, brief, wanted: IDEAS_PER_SEARCH, known: [] };
  const ideas: Idea[] = [];
  const { signal } = new AbortController();
  const source = embeddedIdeas(ideasFor);
  for await (const idea of source.suggest({ ...asked, isFirst: true }, signal, () => {})) {
    ideas.push(idea);
  }
  return ideas;
}
