import type { Interest } from "./gift-idea.schema";

/** An interest as the file of interests has it. */
export type WrittenInterest = Omit<Interest, "slug"> & Partial<Pick<Interest, "slug">>;

/** Interests with their slugs, which are their names where none is written: 'pigeon-racing' of 'pigeon racing'. */
export function withSlugs(written: WrittenInterest[]): Interest[] {
  return written.map((one) => ({ slug: slugOf(one.name), ...one }));
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
