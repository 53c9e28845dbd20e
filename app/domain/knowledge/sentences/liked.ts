import { clubIn, namedWithin, namesWithin } from "../interest-lists";
import { type UnderstoodInterest, understandInterest } from "../interests";
import { areOnlyPlaces } from "../mentioned-things";
import { isVaguePhrase } from "../vague";
import { craftOf, doingNamed, doneIn, madeIn } from "./doing";
import { languageOf } from "./languages";
import { unknownIn } from "./unknown-names";
import { isWhere, saysWhere } from "./whereabouts";

const MOST_NAMES = 2;
/** What a sentence is only about if it names nothing narrower: 'old John Wayne films'. */
const WIDE = new Set(["film", "music", "reading", "sport", "television", "travel", "art", "food"]);

/** What is shown or heard of, and on what. */
export const SHOWN_ON =
  /\s+(?:on (?:the |his |her |their )?(?:(?:kitchen|car|old|digital|local|big|wee|little) )?(?:tv|telly|television|radio)|re-?runs|repeats|re-?watch(?:es|ing)?|box ?sets?|shows|gigs|concerts)$/i;

/** Of several times which: 'his first marathon' is a marathon. */
const WHICH_TIME =
  /^(?:his|her|their|an?) (?:(?:very )?(?:first|second|third|next)|another|\d+(?:st|nd|rd|th)) /i;

/** What of a thing is known for an interest. */
export const known = (text: string, clause: string) =>
  liked(text, clause).filter(({ slugs }) => slugs.length > 0);

/** The interests that a thing is which a clause says is liked. */
export function liked(named: string, clause: string): UnderstoodInterest[] {
  const text = named.replace(SHOWN_ON, "").replace(AT_HOME, "").replace(WHICH_TIME, "");
  if (isVaguePhrase(text) || BARE.test(text) || isWhere(text, clause)) return [];
  // 'Knows everything about lifts' names a thing, and nobody who lifts.
  const isAbout = clause.toLowerCase().includes(` about ${text.toLowerCase()}`);
  const done = isAbout ? [] : doneIn(text);
  if (done.length > 0) return done;
  const made = madeIn(text);
  if (made) return [made];
  const one = understandInterest(text, !clause.startsWith(text));
  const isUnsaid = one.slugs.length === 0 || areOnlyPlaces(one.slugs);
  const language = isUnsaid ? languageOf(text, clause) : null;
  if (language) return [language];
  if (one.slugs.length > 0) return [one];
  const together = doingNamed(text);
  if (together.length > 0) return together;
  // 'Watches the snooker' is about no watches.
  const names = namesWithin(text.replace(SEEN, "").replace(ASIDE, ""));
  const narrow = names.filter((slug) => !WIDE.has(slug));
  const slugs = (narrow.length > 0 ? narrow : names).slice(0, MOST_NAMES);
  if (areOnlyPlaces(slugs) && saysWhere(text, clause)) return [];
  if (slugs.length > 0) return [namedWithin(text, slugs)];
  const crafted = craftOf(text);
  if (crafted.length > 0) return crafted;
  const club = clubIn(text);
  if (club) return [club];
  return unknownIn(text, clause);
}

/** A verb whose thing is gone: 'watches every inning'. */
const BARE =
  /^(?:watches|plays|follows|makes|keeps|goes|does|collects|games|streams|turns|builds)$/i;
const SEEN =
  /^(?:to watch|watches|follows|keeps|makes|does|plays|collects|goes|trains|games|crafts|spins) /i;
/** From whom or with what: 'writes down dialect words off farmers' is about no farming. */
const ASIDE = /(?<=\S+ \S+) (?:off|from|with|by) .*$/i;
/** Where a thing stands at home: 'a trap in the garden' is about no gardening. */
const AT_HOME =
  /(?<=\S+ \S+) (?:in|on|at) (?:the|his|her|their) (?:garden|shed|kitchen|garage|loft|attic|yard|greenhouse|bath|car|bedroom|spare room|living room)\b.*$|(?<=\S+ \S+) (?:in|on) (?:an?|the|his|her|their) (?:\w+ )?(?:notebooks?|spreadsheet|app|shoebox|drawer|folder|binder|jar|tin|cupboard|calendar)\b.*$/i;
