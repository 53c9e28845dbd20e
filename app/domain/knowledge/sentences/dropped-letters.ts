import { named } from "../interest-names";
import { nameKey } from "../names";

/** What people do that is a part of no interest's name. */
const COMMON =
  "going doing being loving having sipping cruising chatting chopping chucking dusting wrangling jamming noodling frying hauling hunting sewing saving helping messing mucking sleeping wasting";

/** The words for what is done by what interests are called: 'fishing' of bass fishing. */
const doings = new Set(COMMON.split(" "));
for (const name of named.keys()) {
  for (const word of name.split(" ")) if (word.endsWith("ing")) doings.add(word);
}

/** Words and names that end so anyway. */
const WHOLE = new Set(
  "aspirin raisin jerkin tannin turin dustin hardin hawkin bein stirlin flemin".split(" "),
);

const DROPPED = /(?<![\p{L}'’])(\p{L}{2,14}in)(?:['’](?!\p{L})|(?![\p{L}'’]))/gu;
/** Where a capital says nothing: at the beginning of a text or a sentence. */
const OPENS = /(?:^|[.!?;:,(]\s*)$/;
/** What stands before a word, as far as it matters. */
const BEFORE = 4;

/** Texts with the endings that are dropped in speech: 'bass fishin' is bass fishing, 'a muffin' a muffin. */
export function withEndings(texts: string[]): string[] {
  return texts.map((text) =>
    text.replace(DROPPED, (said: string, word: string, at: number) => {
      const key = nameKey(`${word}g`);
      const isProper =
        /^\p{Lu}/u.test(word) && !OPENS.test(text.slice(Math.max(0, at - BEFORE), at));
      return !doings.has(key) || WHOLE.has(word.toLowerCase()) || isProper ? said : `${word}g`;
    }),
  );
}
