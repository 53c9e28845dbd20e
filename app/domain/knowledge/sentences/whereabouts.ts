const AT =
  "(?:\\b(?:in|on|at|across|around|round|near|from|along|through|over|outside|via|past)|(?<!\\b(?:listen|danc|sing)\\w{0,3} (?:along )?)\\bto) (?:the )?";
/** Names after a word for where something is: 'singings across Alabama and Georgia'. */
const WHERE = new RegExp(`${AT}(?:\\p{Lu}[\\p{L}'’.-]*(?: |, |and |& |or ){1,2}){1,6}$`, "u");
const SAYS_WHERE = new RegExp(`${AT}\\p{Lu}`, "u");
/** Whoever travels to a place goes for itself. */
const TRAVELS =
  /\b(?:holidays?|vacations?|trips?|travel\w*|weekends?|breaks?|cruis\w+|tours?|touring|explor\w+|visit\w*|go(?:es|ing)? to|off to|back to|flying to|(?:saving|planning) \w+|loves? (?:being |it )?in)\b/i;

/** Whether a clause says a name only for where something is, and tells of no journey there. */
export function isWhere(name: string, clause: string): boolean {
  const at = clause.indexOf(name);
  return (
    at > 0 && /^\p{Lu}/u.test(name) && !TRAVELS.test(clause) && WHERE.test(clause.slice(0, at))
  );
}

/** Whether a text says where something is, in a clause that tells of no journey there. */
export const saysWhere = (text: string, clause: string): boolean =>
  SAYS_WHERE.test(text) && !TRAVELS.test(clause);
