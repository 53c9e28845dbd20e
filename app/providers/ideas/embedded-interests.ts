import { phraseIndex } from "./embedded-phrases";
import { INTERESTS, interestName } from "./knowledge/base";

/**
 * An interest of the brief: `text` as typed, `slugs` the matching interests of the knowledge base
 * with a strength of 0 to 1 (empty if none match), `spelled` whether words matched without
 * correction.
 */
export type UnderstoodInterest = { text: string; slugs: Map<string, number>; spelled: boolean };

const weakest = 0.6;
const halfMeant = 0.75;
const tolerance = 0.08;
const mostMeanings = 3;

// Pastimes missing from the knowledge base that would otherwise match a similar one by mistake.
const unknown = "";
const otherPastimes =
  "martial arts, karate, judo, boxing, kickboxing, clay pigeon shooting, shooting, hunting, harry styles, rock music, water, ice skating, roller skating, darts, sailing, rugby, politics, horse betting, bear, bars, boats, star signs, card collecting, stamp collecting, tropical fish, fish keeping";

const index = phraseIndex([
  ...INTERESTS.flatMap(({ slug, name, synonyms }) =>
    [slug.replaceAll("-", " "), name, ...synonyms].map((phrase) => ({ key: slug, phrase })),
  ),
  ...otherPastimes.split(", ").map((phrase) => ({ key: unknown, phrase })),
]);

/** Matches a typed interest against the interests of the knowledge base. */
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
  // "Italian cooking" is not about learning the language.
  const meant = close.length > 1 ? close.filter((match) => match.key !== "languages") : close;
  return {
    text,
    slugs: new Map(meant.map((match) => [match.key, match.strength / best.strength])),
    spelled: best.spelled,
  };
}

// Single words that fit "They enjoy …"; others ('knitter', 'garden') do not.
const enjoyable = new Set(
  "soccer sci-fi fantasy espresso music pilates padel pickleball badminton squash snooker opera jazz ballet salsa tango nature art travel tech technology literature poetry ceramics crochet embroidery patchwork carpentry origami macrame wine champagne gin whisky whiskey rum cider beer ale chocolate cheese honey pasta curry sourdough bread matcha baseball athletics chemistry physics biology geology maths space perfume make-up makeup skincare meditation genealogy cinema drama theatre theater history archaeology sudoku robotics astronomy lego football golf yoga tennis cricket food sport anime manga minecraft disney".split(
    " ",
  ),
);

/** The interest as it reads after "They enjoy": as typed if that is grammatical, else its name. */
export function interestPhrase(interest: UnderstoodInterest): string {
  const words = interest.text.replace(/^(loves?|likes?|enjoys?|is into|really into)\s+/i, "");
  const slug = [...interest.slugs.keys()][0] ?? "";
  const lower = words.toLocaleLowerCase("en-GB");
  const fits =
    interest.spelled &&
    words.length <= 40 &&
    !personal.test(lower) &&
    (enjoyable.has(lower) || / |(ing|[^s]s)$/.test(lower));
  if (!fits || lower === interestName(slug).toLowerCase()) return interestName(slug);
  return firstLower(words);
}

// "Football fan" and "walking her dog" name a person, not an interest.
const personal =
  /\b(fan|lover|player|maker|collector|enthusiast|addict|geek|nut|buff|mad|obsessed|crazy|keen|plays|goes|does|watches|she|he|her|his|my|i|we|our|their)\b/;
const proper = new Set(
  "lego disney minecraft pokemon nintendo playstation netflix french spanish italian german japanese mandarin welsh broadway shakespeare".split(
    " ",
  ),
);

/** Lower-cases the first letter for the middle of a sentence, except in names and acronyms. */
function firstLower(words: string): string {
  const [first = "", second = ""] = words.split(" ");
  const isName = proper.has(first.toLowerCase()) || /^[A-Z]/.test(second);
  return isName || /[A-Z0-9]/.test(first.slice(1))
    ? words
    : words[0]?.toLowerCase() + words.slice(1);
}
