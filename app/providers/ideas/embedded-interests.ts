import { phraseIndex } from "./embedded-phrases";
import { INTERESTS, interestName } from "./knowledge/base";

/**
 * An interest of the brief as understood: `text` the visitor's words, `slugs` what the knowledge
 * base calls it with a strength of 0 to 1 (none when it knows no such thing), `spelled` whether the
 * words were found as they were typed.
 */
export type UnderstoodInterest = { text: string; slugs: Map<string, number>; spelled: boolean };

const weakest = 0.6;
const halfMeant = 0.75;
const tolerance = 0.08;
const mostMeanings = 3;

// Pastimes that we have nothing for and that resemble ones we have: better unknown than mistaken.
const unknown = "";
const otherPastimes =
  "martial arts, karate, judo, boxing, kickboxing, clay pigeon shooting, shooting, hunting, harry styles, rock music, water, ice skating, roller skating, darts, sailing, rugby, politics, horse betting, bear, bars, boats, star signs, card collecting, stamp collecting, tropical fish, fish keeping";

const index = phraseIndex([
  ...INTERESTS.flatMap(({ slug, name, synonyms }) =>
    [slug.replaceAll("-", " "), name, ...synonyms].map((phrase) => ({ key: slug, phrase })),
  ),
  ...otherPastimes.split(", ").map((phrase) => ({ key: unknown, phrase })),
]);

/** What the knowledge base understands by an interest as a visitor typed it. */
export function understandInterest(text: string): UnderstoodInterest {
  const matches = index(text).filter(
    (match) => match.strength >= (match.held ? weakest : halfMeant),
  );
  const best = matches[0];
  if (best === undefined || best.key === unknown) {
    return { text, slugs: new Map(), spelled: false };
  }
  const close = matches
    .filter((match) => match.strength >= best.strength - tolerance && match.key !== unknown)
    .slice(0, mostMeanings);
  // "Italian" before another word says what kind of it, not that somebody learns the language.
  const meant = close.length > 1 ? close.filter((match) => match.key !== "languages") : close;
  return {
    text,
    slugs: new Map(meant.map((match) => [match.key, match.strength / best.strength])),
    spelled: best.spelled,
  };
}

// Words for a thing one enjoys; other single words ('knitter', 'garden') do not fit "They enjoy …".
const enjoyable = new Set(
  "soccer sci-fi fantasy espresso music pilates padel pickleball badminton squash snooker opera jazz ballet salsa tango nature art travel tech technology literature poetry ceramics crochet embroidery patchwork carpentry origami macrame wine champagne gin whisky whiskey rum cider beer ale chocolate cheese honey pasta curry sourdough bread matcha baseball athletics chemistry physics biology geology maths space perfume make-up makeup skincare meditation genealogy cinema drama theatre theater history archaeology sudoku robotics astronomy lego football golf yoga tennis cricket food sport anime manga minecraft disney".split(
    " ",
  ),
);

/** The interest as it reads after "They enjoy": the visitor's own words wherever they fit there. */
export function spokenInterest(asked: UnderstoodInterest): string {
  const words = asked.text.replace(/^(loves?|likes?|enjoys?|is into|really into)\s+/i, "");
  const slug = [...asked.slugs.keys()][0] ?? "";
  const lower = words.toLocaleLowerCase("en-GB");
  const fits =
    asked.spelled &&
    words.length <= 40 &&
    !personal.test(lower) &&
    (enjoyable.has(lower) || / |(ing|[^s]s)$/.test(lower));
  if (!fits || lower === interestName(slug).toLowerCase()) return interestName(slug);
  return firstLower(words);
}

// "Football fan" and "walking her dog" say who, not what.
const personal =
  /\b(fan|lover|player|maker|collector|enthusiast|addict|geek|nut|buff|mad|obsessed|crazy|keen|plays|goes|does|watches|she|he|her|his|my|i|we|our|their)\b/;
const proper = new Set(
  "lego disney minecraft pokemon nintendo playstation netflix french spanish italian german japanese mandarin welsh broadway shakespeare".split(
    " ",
  ),
);

/** "Growing vegetables" in the middle of a sentence; names and initials stay as they are. */
function firstLower(words: string): string {
  const [first = "", second = ""] = words.split(" ");
  const isName = proper.has(first.toLowerCase()) || /^[A-Z]/.test(second);
  return isName || /[A-Z0-9]/.test(first.slice(1))
    ? words
    : words[0]?.toLowerCase() + words.slice(1);
}
