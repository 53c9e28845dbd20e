import type { SearchEnd } from "~/domain/search/search-outcomes";

type Progress = {
  /** Ideas shown. */
  count: number;
  /** Those of them that the last refinement brought; null before the first refinement. */
  fresh: number | null;
  end: SearchEnd | null;
};

const WORDS =
  "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen".split(
    " ",
  );

/** What is announced of a search: how many ideas there are so far, in the end, or how many are new. */
export function searchStatus({ count, fresh, end }: Progress): string {
  if (end?.state === "failed") return "";
  if (fresh === null) {
    if (end) return `The search is complete: ${ideas(String(count), count)}`;
    return count > 0 ? `${ideas(String(count), count)} found so far` : "";
  }
  if (fresh === 0) return "";
  const more = ideas(`${WORDS[fresh] ?? fresh} more`, fresh);
  return end ? more : `${more} so far`;
}

const ideas = (number: string, count: number) => `${number} ${count === 1 ? "idea" : "ideas"}`;
