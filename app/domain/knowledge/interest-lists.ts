import { certainNamesIn } from "./certain-names";
import { isInterestName, MOST_MEANINGS, named, nameOfInterest } from "./interest-names";
import { isOfCategory, type UnderstoodInterest, understandInterest } from "./interests";
import { knownNamesIn } from "./known-names";
import { ANIMALS } from "./mentioned-things";
import { nameKey, nameWords } from "./names";
import { activityIn, doingNamed, doneIn, madeIn } from "./sentences/doing";

/**
 * What a typed text means: one interest, or several if it is a list without commas ('falconry and
 * camping') of which at least one is known.
 */
export function understandInterests(text: string): UnderstoodInterest[] {
  const club = clubIn(text);
  if (club) return [club];
  const made = madeIn(text);
  if (made) return [made];
  const whole = understandInterest(text);
  const parts = partsOf(text)
    .map((part) => understandInterest(part))
    // What stands in brackets explains, and is no interest of its own.
    .flatMap((part) => (part.text.includes("(") ? null : runOfNames(part)) ?? [part]);
  const [only] = parts;
  if (only && parts.length === 1 && only.slugs.length < whole.slugs.length) return parts;
  // 'Bell ringing (church towers) and wild swimming', but not 'arts and crafts'.
  const isOfTwo = parts.length > 1 && parts.every(({ by }) => by === "name");
  // Drum and bass is neither.
  const isOther = !parts.some(({ slugs }) => slugs.some((slug) => whole.slugs.includes(slug)));
  const isOneName = whole.by === "name" && whole.slugs.length > 0 && isOther;
  if (isOfTwo && !isOneName && !isInterestName(text)) return parts;
  const beside = besideIn(text, whole);
  if (beside) return beside;
  const [, craft, subject] = SHOWING.exec(text) ?? [];
  if (craft && subject && !isInterestName(text)) {
    const both = [craft, subject].map((one) => understandInterest(one));
    if (both.every(({ by }) => by === "name")) return both;
  }
  if (whole.slugs.length > 0 || isOfCategory(whole)) return [whole];
  const together = doingNamed(text);
  const isOfAnimals = parts.slice(1).every((part) => part.slugs.every((slug) => ANIMALS.has(slug)));
  if (together.length > 0 && isOfAnimals) return together;
  const isList = parts.length > 1 && parts.some(({ slugs }) => slugs.length > 0);
  if (isList) return parts.filter((part) => !part.isVague);
  const plain = text.replace(/\([^)]*\)/g, " ");
  const isShown = SHOWN.test(plain);
  const slugs =
    whole.isVague || isShown ? namesWithin(plain.replace(SHOWN, "")).slice(0, MOST_MEANINGS) : [];
  if (slugs.length > 0) return [namedWithin(text, slugs)];
  const done = [...doneIn(text), ...doingNamed(text)];
  if (done.length > 0) return done;
  const [, loved] = NERD.exec(text) ?? [];
  // Of 'nut nut nut' only the last: each would be a reading of its own.
  if (loved !== undefined && !NERD.test(loved)) return understandInterests(loved);
  const [, thing] = DOES_TO.exec(text) ?? [];
  if (thing !== undefined && !DOES_TO.test(thing)) return understandInterests(thing);
  const active = activityIn(text);
  if (active.length > 0) return active;
  // A programme of which nothing is known is nothing to make a present of.
  return isShown ? [{ ...whole, isVague: true }] : [nearCertain(whole) ?? whole];
}

/** Words of a name that is long enough to tell which of them say what it is about. */
const LONG_NAME = 3;

/** What is not known by its name, near to a name that it has for certain: 'Target Doctor Who paperbacks'. */
function nearCertain({ text, isVague }: UnderstoodInterest): UnderstoodInterest | null {
  const isProper = /^\p{Lu}/u.test(text) && text.includes(" ");
  if (isVague || !(isProper || nameWords(text).length >= LONG_NAME)) return null;
  const [certain] = certainNamesIn(text);
  return certain ? { ...certain, text, by: "near" } : null;
}

/** Who loves a thing, called by that: 'total typography nerd', 'drumline captain'. */
const NERD =
  /^(?:(?:an?|the|total|complete|utter|absolute|proper|real|massive|huge|big|bit of an?) )*(.+) (?:nerd|geek|buff|nut|freak|obsessive|addict|junkie|fanatic|enthusiast|lover|mad|coach|(?:team |co-?)?captain|(?:club )?president|section leader)$/i;

/** What somebody does with a thing, and how often: 'chases tornados every May' is about tornados. */
const DOES_TO =
  /^(?:he |she |they )?(?:chases|collects|plays|follows|makes|builds|keeps|raises|breeds|speaks|studies|reads|writes|draws|paints|restores|fixes|repairs|grows|flies|races|trains|smokes|grills|roasts|ferments|pickles|flips) (?:the |an? |old |his |her |their |own )*(.+?)(?: (?:every|each|all|most|at|on|in|for|with|when|since) .*)?$/i;

/** The football club that somebody supports, also where it is not known: 'supports villa'. */
export function clubIn(text: string): UnderstoodInterest | null {
  const [, club = ""] = /^(?:(?:he|she|they) )?supports? (.+)$/i.exec(text.trim()) ?? [];
  if (club === "" || partsOf(club).length > 1 || understandInterest(club).slugs.length > 0)
    return null;
  const known = knownNamesIn(text, ["football"]);
  return {
    ...{ text, slugs: ["football"], by: "name", isVague: false },
    ...(known.length > 0 && { known }),
  };
}

/** What is only looked at: 'watching the history channel' is about history. */
const SHOWN =
  /^(?:(?:he|she|they|loves?|likes?|enjoys?) )*(?:watch(?:es|ing)?|scrolling|browsing)\s+/i;

/** 'Cosplay (Genshin)' is two, where what stands in brackets is an interest that has a name of its own. */
function besideIn(text: string, whole: UnderstoodInterest): UnderstoodInterest[] | null {
  const [, outside = "", inside = ""] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text) ?? [];
  if (inside === "" || whole.by !== "name" || whole.slugs.length < 2) return null;
  const [main, other] = [understandInterest(outside.trim()), understandInterest(inside.trim())];
  const isOfBoth =
    main.slugs.length > 0 &&
    other.by === "name" &&
    whole.slugs[0] === main.slugs[0] &&
    other.slugs.some((slug) => whole.slugs.includes(slug) && !main.slugs.includes(slug));
  return isOfBoth ? [main, other] : null;
}

/** The names that follow each other without a comma, 'camping fishing'; null for anything else. */
function runOfNames({ text, by, slugs }: UnderstoodInterest): UnderstoodInterest[] | null {
  if (by !== "name" || slugs.length < 2 || named.has(nameKey(text))) return null;
  const words = text.split(/\s+/);
  const run: UnderstoodInterest[] = [];
  for (let place = 0; place < words.length; ) {
    const length = [3, 2, 1].find((count) => {
      const key = nameKey(words.slice(place, place + count).join(" "));
      return place + count <= words.length && named.has(key) && !COMMON.has(key);
    });
    if (length === undefined) return null;
    run.push(understandInterest(words.slice(place, place + length).join(" ")));
    place += length;
  }
  const [first, sport, ...more] = run;
  const isOfSport = first && sport && isNamedIn(first, sport) && more.length === 0;
  return isOfSport ? [{ ...first, text }] : run;
}

/** Whether the last word only says of which sport a team is: 'Sooners football'. */
const isNamedIn = (team: UnderstoodInterest, { text }: UnderstoodInterest) =>
  nameWords(nameOfInterest(team.slugs[0] ?? "")).includes(nameKey(text));

/** An interest that a sentence names among other words, with the clubs, acts, works and places in it. */
export function namedWithin(text: string, slugs: string[]): UnderstoodInterest {
  const known = knownNamesIn(text, slugs, true);
  return { text, slugs, by: "name", isVague: false, ...(known.length > 0 && { known }) };
}

/** Crafts that show something else: 'drawing dragons' is about both. */
const SHOWING =
  /^(drawing|sketching|painting|photographing|embroidering) (?!by\b|with\b|on\b)(.+)$/i;

const SHORTEST_WITHIN = 4;
/** Names that in a sentence are seldom what it is about. */
const COMMON = new Set(
  nameWords(
    "wool shop store class lesson biscuit travelling family families parent parents child children kids baby friend friends work home house phone life love time money husband wife party dating moving school office sleep holiday holidays queen prince port mini switch pool rock soul country folk bass recorder rings bags stars muse blur genesis bond classics plays pride guides navy weights spin drinks spirits learning studying exams property stocks money environment religion summer autumn snow moon computer computers bike boat shooting diving vintage retro magazines games track sofa usa america africa turkey twilight wednesday",
  ),
);

/** Cities that a club is called by, and what says that the city is meant: 'plotted convoys in Liverpool'. */
const CITIES = new Set(
  nameWords(
    "liverpool manchester leeds newcastle sunderland middlesbrough leicester nottingham derby norwich ipswich southampton portsmouth brighton bournemouth watford luton swansea cardiff bristol hull sheffield barnsley rotherham doncaster bradford huddersfield blackburn burnley bolton preston blackpool wigan stoke coventry birmingham wolverhampton fulham brentford chelsea barcelona madrid dundee aberdeen",
  ),
);
const AT = new Set(["in", "from", "to", "near", "at", "around", "of"]);

/** The names that a sentence has: 'parents r big hikers' is about hiking. */
export function namesWithin(text: string): string[] {
  const words = nameWords(text.replace(/(?<=\w)['’](?:ll|d|ve|re|m)\b/gi, ""));
  const found: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    for (let length = Math.min(4, words.length - place); length > 0; length -= 1) {
      const phrase = words.slice(place, place + length).join(" ");
      const slugs = named.get(phrase);
      if (!slugs || phrase.length < SHORTEST_WITHIN || COMMON.has(phrase)) continue;
      if (CITIES.has(phrase) && AT.has(words[place - 1] ?? "")) continue;
      found.push(...slugs);
      place += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}

/** What stands in brackets is one with what it explains. */
const hidden = (inside: string) => inside.replace(/\s/g, "\u0000").replace(/&/g, "\u0001");
const shown = (part: string) => part.replaceAll("\u0000", " ").replaceAll("\u0001", "&");

function partsOf(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, hidden)
    .split(
      /\s+(?:and|or|plus|n|but also|as well as)\s+|(?<!\b\p{L})&|&(?!\p{L}\b)|[/+;|]|\s[-–—]\s/iu,
    )
    .map((part) => shown(part).trim())
    .filter((part) => part !== "");
}
