import { gerundsOfVerb } from "~/domain/knowledge/gerunds";
import { type Kind, PLACE, SORTS } from "~/domain/knowledge/gift-idea.schema";
import { nameOfInterest, slugsNamed } from "~/domain/knowledge/interest-names";
import { isOfCategory, type UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameKey } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { isVagueSentence } from "~/domain/knowledge/vague";
import type { Candidate, Unanswered } from "./candidate";

/**
 * Of ideas made about a name those come first that are true of whatever it is, a snack or a game, and pictures of what
 * nobody has seen last.
 */
const MADE: Partial<Record<Kind, number>> = {
  keepsake: 90,
  book: 60,
  outing: 70,
  stationery: 30,
  storage: 30,
  print: -420,
  kit: 20,
  toy: -300,
  accessory: -600,
  art: -900,
};

/** A class, a day out or a log is for what one does: 'candlepin bowling', but not 'city pop'. */
const IS_DONE = /(?:ing|craft|work|making|dance|ball)\b/i;
const DOING: Kind[] = ["outing", "stationery", "storage", "kit"];
const NOT_DONE = -420;

/** What can be made around a name for which there are ideas; the rest only fills up. */
const MADE_FOR_KNOWN: Kind[] = ["book", "outing", "kit", "puzzle", "accessory"];

const LONGEST_SUBJECT = 40;
const AROUND =
  /^(?:(?:i|he|she|they|who|is|are|really|very|loves?|likes?|enjoys?|adores?|into|mad about|keen on|obsessed with|crazy about|a|an|the|big|huge|fan of|mostly|mainly|usually|only|just|probably|maybe|has|have|playing|plays|doing|does|watching|watches|collecting|collects|making|makes|keeping|keeps|learning|studying|reading about|going to|goes to|her|his|their|my|our|all|anything|everything|some|lots of|related to|about)\s+)+|\s+(?:fan|lover|enthusiast|nut|addict|stuff|things?|collecting|collection|collector)$/gi;

/** Verbs of pastimes as they stand in a title. */
const DOES: Record<string, string> = {
  restores: "restoring",
  repairs: "repairing",
  fixes: "mending",
  mends: "mending",
  builds: "building",
  breeds: "breeding",
  grows: "growing",
  studies: "studying",
  races: "racing",
  flies: "flying",
  rides: "riding",
  drives: "driving",
  hunts: "hunting",
  carves: "carving",
  brews: "brewing",
  rescues: "rescuing",
  explores: "exploring",
};

/** 'Restores old clocks' is about restoring old clocks. */
function doing(subject: string): string {
  const [verb = "", ...rest] = subject.split(" ");
  const gerund = DOES[verb.toLowerCase()];
  return gerund === undefined || rest.length === 0 ? subject : [gerund, ...rest].join(" ");
}

/** Whether a word says what somebody does: 'crochets', and not 'dolls'. */
const isDoing = (word: string) =>
  slugsNamed(nameKey(word)).length === 0 &&
  gerundsOfVerb(word).some((one) => slugsNamed(one).length > 0);

/** An interest as it can stand in a title: 'loves bell ringing' is 'bell ringing'. Null if it cannot. */
function subjectOf(text: string): string | null {
  const subject = doing(text.replace(AROUND, "").trim());
  const isPlain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&.+-]*$/u.test(subject);
  if (subject.length < 2 || subject.length > LONGEST_SUBJECT || !isPlain) return null;
  if (subject.split(" ").length > 5) return null;
  if (isVagueSentence(text) || isVagueSentence(subject)) return null;
  const [first = "", ...rest] = subject.split(" ");
  // 'Crochets little animals' stands in no title.
  if (rest.length > 0 && /s$/.test(first) && isDoing(first)) return null;
  const isName = /[A-Z]/.test(subject.slice(1)) || first.length < 2;
  return isName ? subject : first.toLocaleLowerCase("en-GB") + subject.slice(first.length);
}

/** The candidates that an idea gives that is made for a place: one for each place that was named. */
export function madeForPlaces(made: Unanswered, need: Need): Candidate[] {
  return need.interests
    .filter(({ slugs }) => slugs.includes(PLACE))
    .map((place) => ({ ...made, answers: [place], about: place.text, isSafe: false }));
}

/** The candidates that an idea gives that is made around a name: one for each interest that is a name. */
export function madeFor(made: Unanswered, interests: UnderstoodInterest[]): Candidate[] {
  return interests.flatMap((interest) => {
    // A name that is spelled otherwise stands in the title as it is spelled.
    const [slug] = interest.slugs;
    const isMisspelled = interest.by === "spelling" && slug !== undefined;
    const about = subjectOf(isMisspelled ? nameOfInterest(slug) : interest.text);
    if (interest.slugs.includes(PLACE)) return [];
    const isKnown = interest.slugs.length > 0 && interest.by !== "near";
    // Ideas around a name of which more is known say more.
    if (interest.known?.length && !isOfCategory(interest)) return [];
    if (isKnown && !MADE_FOR_KNOWN.includes(made.idea.kind)) return [];
    if (about === null) return [];
    const { kind } = made.idea;
    const more = DOING.includes(kind) && !IS_DONE.test(about) ? NOT_DONE : (MADE[kind] ?? 0);
    return [{ ...made, score: made.score + more, answers: [interest], about, isSafe: false }];
  });
}

/** Of ideas for a whole category those come first that say the one name. */
const SAYS_IT = /\{it\}/i;
const SAYING_IT = 150;

/** The candidates that an idea gives that is made around known names of a sort: one for each such name. */
export function namedFor(made: Unanswered, interests: UnderstoodInterest[]): Candidate[] {
  return interests.flatMap((interest) =>
    (interest.known ?? []).flatMap((name) => {
      const sort = SORTS.find((one) => name.sorts.includes(one) && made.idea.reasons[one]);
      if (sort === undefined) return [];
      const score =
        made.score + (isOfCategory(interest) && SAYS_IT.test(made.idea.title) ? SAYING_IT : 0);
      const named = { name, sort };
      return [{ ...made, score, answers: [interest], about: name.name, named, isSafe: false }];
    }),
  );
}
