import { PEOPLE } from "./things";

/** A loss of long ago is no ground for comfort. */
const LONG_AGO =
  /\bwhen (?:he|she|they|i|we) (?:was|were)\b|\bas a (?:child|baby|boy|girl|teenager)\b|\b(?:many|several|some|few|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|[3-9]|\d\d) years ago\b|\byears back\b/i;
/** A year or two after it somebody is missed, and the day is not a sad one. */
const PAST =
  /\b(?:a|one|two|couple of|1|2) years? (?:ago|back|since)\b|\blast year\b|\bthe year before last\b|\b(?:in|since) (?:19|20)\d\d\b|\bstill miss(?:es|ed|ing)?\b|\bwidow(?:er|ed)?\b[^,.;]{0,12}? (?:\d\d?|two|three|four|five|six|seven|eight|nine|ten|many|twenty) years\b/i;
/** What tells that it is new, whatever else is counted in years: 'first Christmas without'. */
const FRESH =
  /\bfirst \w{2,12} (?:without|since)\b|\bjust (?:died|lost|passed)\b|\blast (?:week|month)\b/i;
const SOMEBODY = new RegExp(`\\b(?:${PEOPLE}|widow|widower|widowed|late)\\b`, "i");
const YEAR = /\b(?:in|since) (?:19|20)\d\d\b/i;

/** How long ago a loss is that a text tells of; `null` if it is of nobody in the family: 'Elvis died in 1977'. */
export function timeOfLoss(text: string): "new" | "past" | "long-ago" | null {
  if (FRESH.test(text)) return "new";
  if (YEAR.test(text) && !SOMEBODY.test(text)) return null;
  if (/\bstill miss/i.test(text)) return "past";
  if (LONG_AGO.test(text)) return "long-ago";
  return PAST.test(text) ? "past" : "new";
}
