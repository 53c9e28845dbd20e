/** The page that an address asks for, from 1. */
export const askedPage = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get("page"))) || 1);

/** Where one is in what is shown in pages. */
export type PageOf = { page: number; pages: number };

/** One page of some things; the last one where fewer are there than were asked for. */
export function pageOf<T>(all: T[], asked: number, size: number): PageOf & { shown: T[] } {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(asked, pages);
  return { shown: all.slice((page - 1) * size, page * size), page, pages };
}
