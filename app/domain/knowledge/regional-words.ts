import type { Brief } from "~/domain/brief/brief.schema";
import type { UnderstoodInterest } from "./interests";

const AMERICAN =
  /\b(?:american football|gridiron|nfl|quarterback|wide receiver|linebacker|touchdowns?)\b/i;
const SOCCER = /\b(?:soccer|fifa|premier league|champions league|five-a-side|5-a-side)\b/i;
/** States and schools without a team in the NFL of their name. */
const OF_A_COLLEGE =
  /\b(?:alabama|georgia|texas|oklahoma|nebraska|tennessee|florida|michigan|ohio|iowa|oregon|wisconsin|kentucky|lsu|usc|ucla|byu|\w+ (?:state|tech|a&m)) football\b/i;
const FOOTBALL = new Set(["football", "american-football"]);

/** The interests that a word of two meanings has where it was said: football is another game in America. */
export function meantIn(
  region: Brief["region"],
  { text, slugs, known = [] }: UnderstoodInterest,
): string[] {
  // What carries people there is an elevator.
  if (region === "USA" && slugs[0] === "lifts-and-elevators" && /^lifts?$/i.test(text.trim()))
    return ["strength-training"];
  if (region === "USA" && OF_A_COLLEGE.test(text) && slugs.some((slug) => FOOTBALL.has(slug)))
    return ["college-football"];
  const isOfAmerica = region === "USA" && /\bfootball\b/i.test(text) && !SOCCER.test(text);
  if (slugs[0] !== "football" || known.length > 0) return slugs;
  if (!isOfAmerica && !AMERICAN.test(text)) return slugs;
  return ["american-football", ...slugs.slice(1).filter((slug) => slug !== "american-football")];
}
