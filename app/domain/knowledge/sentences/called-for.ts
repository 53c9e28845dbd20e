import { ORDINARY } from "../everyday-words";
import { isInterestName } from "../interest-names";
import { nameWords } from "../names";

/** Somebody who is called for what they like: 'Karaoke queen', 'a Tesla guy now'. */
const CALLED =
  /(?<=^|[.;!?] )(?:(?:[Hh]e|[Ss]he)(?:['’]?s| is) )?(?:(?:[Aa]n?|such a|total|real|proper|big|huge) ){0,2}([^.,;!?()]{2,30}?) (?:guy|girl|girlie|gal|dude|bro|lady|queen|king|princess|fiend|stan|person)(?: (?:now|these days|at heart|through and through|for life))?(?=[.;!?]|$)/g;

/** Texts with the pastime alone where somebody is called for it; 'family guy' and 'drama queen' are about none. */
export const withoutCallings = (texts: string[]): string[] =>
  texts.map((text) =>
    text.replace(CALLED, (said: string, thing: string) => {
      const isOrdinary = nameWords(thing).every((word) => ORDINARY.has(word));
      return isInterestName(thing) && !isOrdinary && !isInterestName(said) ? thing : said;
    }),
  );
