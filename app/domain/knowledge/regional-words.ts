import type { Brief } from "~/domain/brief/brief.schema";
import type { UnderstoodInterest } from "./interests";

const AMERICAN =
  /\b(?:american football|gridiron|nfl|quarterback|wide receiver|linebacker|touchdowns?)\b/i;
const SOCCER = /\b(?:soccer|fifa|premier league|champions league|five-a-side|5-a-side)\b/i;

/** The interests that a word of two meanings has where it was said: football is another game in America. */
export function meantIn(
  region: Brief["region"],
  { text, slugs, known = [] }: UnderstoodInterest,
): string[] {
  const isOfAmerica = region === "USA" && /\bfootball\b/i.test(text) && !SOCCER.test(text);
  if (slugs[0] !== "football" || known.length > 0) return slugs;
  if (!isOfAmerica && !AMERICAN.test(text)) return slugs;
  return ["american-football", ...slugs.slice(1).filter((slug) => slug !== "american-football")];
}
