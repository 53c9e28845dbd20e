import { isInterestName } from "../interest-names";

const THING = "([^,.;:!?()]{2,40}?)";
const END = "(?=\\s*(?:[,.;:!?()]|$))";
const NOT = new RegExp(` (?:never|not) ${THING}${END}`, "gi");
/** The other side of it in a text of its own: 'dogs, not cats'. */
const OPENS = new RegExp(`^(?:never|not) ${THING}$`, "i");
const PREFERS = new RegExp(
  `\\bprefers ${THING} (?:to|over|rather than|instead of) ${THING}${END}`,
  "gi",
);
const LONGEST_NAME = 3;

/** Whether what stands before the denial is a name as well: 'on the radio not the TV' tells how, and denies no television. */
function endsWithName(before: string): boolean {
  const words = before.split(" ").slice(-LONGEST_NAME);
  return words.some((_, place) => isInterestName(words.slice(place).join(" ")));
}

/**
 * Texts in which what somebody likes better than something else is liked, and the other denied: 'proper tea never coffee'.
 * Only of what is known: nobody is denied the people to whom they prefer dogs.
 */
export const withoutContrasts = (texts: string[]): string[] =>
  texts.flatMap((text) =>
    text
      .replace(OPENS, (said: string, other: string) =>
        isInterestName(other) ? `no ${other}` : said,
      )
      .replace(PREFERS, (said: string, liked: string, other: string) =>
        isInterestName(other) ? `loves ${liked}\nno ${other}` : said,
      )
      .replace(NOT, (said: string, other: string, at: number, whole: string) =>
        isInterestName(other) && endsWithName(whole.slice(0, at)) ? `\nno ${other}` : said,
      )
      .split("\n")
      .map((part) => part.replace(/ [-–—]$/, "")),
  );
