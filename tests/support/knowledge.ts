import type { Brief } from "~/domain/brief/brief.schema";
import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { readWrittenIdeas } from "./catalogue";

export const writtenIdeas = await readWrittenIdeas();

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

/** Where the ideas for an interest stand among all of them. */
const placesOf = new Map<string, number[]>();
for (const [place, { reasons }] of giftIdeas.entries()) {
  for (const slug of Object.keys(reasons)) {
    const places = placesOf.get(slug);
    if (places === undefined) placesOf.set(slug, [place]);
    else places.push(place);
  }
}

/** The ideas for some interests at an age, as `giftIdeasFor` reads them, without a database. */
export async function ideasFor(slugs: string[], age: number): Promise<GiftIdea[]> {
  const places = new Set(slugs.flatMap((slug) => placesOf.get(slug) ?? []));
  return [...places]
    .sort((one, other) => one - other)
    .flatMap((place) => giftIdeas[place] ?? [])
    .filter(({ ages: [youngest, oldest] }) => age >= youngest && age <= oldest);
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
