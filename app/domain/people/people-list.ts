import { askedPage, type PageOf, pageOf } from "~/lib/pages";
import { nameKey } from "./gather-contacts";
import type { ListedProfileCard } from "./profile-card";

/** How the people are listed, as the address says; `view` is null where it is left to their number. */
export type PeopleQuery = {
  /** What the names shown contain. */
  q: string;
  sort: "next" | "name";
  view: "cards" | "list" | null;
  /** From 1. */
  page: number;
};

/** A page of the people: `total` of the account, `found` by the query. */
export type PeoplePage<Card> = PageOf & {
  cards: Card[];
  total: number;
  found: number;
  view: "cards" | "list";
};

/** Beyond this many people they are a list, in pages. */
export const MANY_PEOPLE = 12;
const PER_PAGE = { cards: 4, list: MANY_PEOPLE } as const;
const NAMES = ["q", "sort", "view", "page"] as const;

/** Reads the query of the list; anything unknown is the default. */
export function peopleQuery(search: URLSearchParams): PeopleQuery {
  const view = search.get("view");
  return {
    q: (search.get("q") ?? "").trim().slice(0, 80),
    sort: search.get("sort") === "name" ? "name" : "next",
    view: view === "cards" || view === "list" ? view : null,
    page: askedPage(search),
  };
}

/** The part of an address's query that says how the people are listed, as fields of a form. */
export function peopleFields(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value.slice(0, 80)]] : [];
    }),
  );
}

/** The address of the list as it was, with a change. */
export function peoplePath(search: URLSearchParams, change: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...peopleFields(search), ...change });
  return query.size > 0 ? `/profile-cards?${query}` : "/profile-cards";
}

/** Whether a name is one of those searched for; accents and capitals do not matter. */
export const isNamed = (name: string, q: string) => nameKey(name).includes(nameKey(q));

type Listed = Pick<ListedProfileCard, "id" | "name">;

/**
 * The page of cards that a query asks for, of all cards in the order of their next occasion. `shownId` is
 * a card to be on the page if the query names none.
 */
export function peoplePage<Card extends Listed>(
  cards: Card[],
  query: PeopleQuery,
  shownId: string | null,
): PeoplePage<Card> {
  const found = query.q === "" ? cards : cards.filter(({ name }) => isNamed(name, query.q));
  const sorted =
    query.sort === "name" ? found.toSorted((a, b) => a.name.localeCompare(b.name, "en-GB")) : found;
  const isMany = cards.length > MANY_PEOPLE;
  const view = query.view ?? (isMany ? "list" : "cards");
  const size = isMany ? PER_PAGE[view] : MANY_PEOPLE;
  const place = sorted.findIndex(({ id }) => id === shownId);
  const asked = query.page === 1 && place >= 0 ? Math.floor(place / size) + 1 : query.page;
  const { shown, page, pages } = pageOf(sorted, asked, size);
  return { cards: shown, total: cards.length, found: found.length, view, page, pages };
}
