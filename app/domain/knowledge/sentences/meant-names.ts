import { EVERYDAY_NAMES } from "../interest-data";
import { slugsNamed } from "../interest-names";
import { nameKey } from "../names";
import { hasStem, list, type Word, wordsIn } from "./words";

type Kind = (typeof EVERYDAY_NAMES.names)[number]["kind"];
type Name = { kind: Kind; stems: string[] };

const names = new Map<string, Name>();
for (const { words, kind, stems } of EVERYDAY_NAMES.names) {
  for (const word of words.split(" ")) names.set(nameKey(word), { kind, stems });
}

/** What is done of a pastime, shown of it or belongs to it: 'bridge club', 'space documentaries'. */
const OF_A_PASTIME = list(
  "club clubs night nights evening evenings class classes lesson lessons team league match matches tournament tournaments game games partner group session sessions practice competition competitions society festival fan fans player players coach books book documentaries documentary film films movies programme programmes podcast podcasts magazine magazines museum museums exhibition facts stuff collection collector collecting music channel show shows fair fairs tricks trick dancing photos pictures nerd nut mad",
);
/** What may follow a thing that is named for itself: 'bridge on Tuesdays'. */
const AFTER = list(
  "on in at with to every each most all twice once when while since until because and or plus but is are was were that which who where from for by not as so too also now these this more mostly mainly again though he she they if after before around near any instead than non-stop nonstop constantly religiously competitively daily weekly come comes",
);
const ARTICLES = list("a an one the this that our my your");
const OWN = list("his her their");
/** Words of liking, before what is liked. */
const LIKING = list(
  "love loves loved loving like likes liked enjoy enjoys enjoyed adore adores adored into about prefers miss misses missed missing favourite also and or plus mostly mainly",
);
/** Words of liking that take a preposition: 'keen on', 'good at'. */
const LIKING_WITH = list(
  "keen mad crazy nuts passionate mental obsessed fond fan hobby passion interested fascinated hooked addicted partial swears talk talks talking good brilliant talented great dreams dreaming listens listening looks looking believes lives goes going",
);
/** How much of a pastime, or what is made of it: 'a game of bridge', 'photos of birds'. */
const MEASURES = list(
  "game games bit spot round hand night evening love lots history study world photos pictures paintings drawings books collection",
);
export const PREPOSITIONS = list(
  "of in on at to for from with by under over near behind through across into about between among beside past along round around off after before beyond without like",
);
/** With these a pastime needs nothing else: 'met at bridge'. */
const OF_TIME_AND_PLACE = list("at to for from after before");
const MOST_MODIFIERS = 3;
const LONGEST_NAME = 4;

/**
 * The words of a clause, as keys, that are names of interests elsewhere and no pastime where they stand: a part of
 * something else ('tree surgeon', "her abuela's salsa"), a place ('view of the bridge') or a measure.
 */
export function unmeantIn(clause: string): Set<string> {
  const words = wordsIn(clause);
  const unmeant = new Set<string>();
  const meant = new Set<string>();
  for (const [place, { raw, key }] of words.entries()) {
    // 'The kids' football' is theirs.
    const name = /['’]s?$/.test(raw) ? undefined : names.get(key);
    if (name) (isMeant(words, place, name) ? meant : unmeant).add(key);
  }
  return new Set([...unmeant].filter((key) => !meant.has(key)));
}

function isMeant(words: Word[], place: number, name: Name): boolean {
  if (isInLongerName(words, place)) return true;
  const [before, word, next] = [words[place - 1], words[place], words[place + 1]];
  if (word === undefined || isPartOfProper(before, word, next, place)) return false;
  if (name.kind === "title" && before?.raw !== "the") return true;
  if (next !== undefined && OF_A_PASTIME.has(next.raw)) return true;
  if (next !== undefined && !AFTER.has(next.raw)) return false;
  const isPlural = /s$/.test(word.raw);
  return (name.kind !== "things" || isPlural) && isGoverned(words.slice(0, place), name, word);
}

/** Whether a word is a part of a name of several words: 'record player'. The article says nothing. */
function isInLongerName(words: Word[], place: number): boolean {
  for (let start = Math.max(0, place - LONGEST_NAME + 1); start <= place; start += 1) {
    for (let end = Math.max(place + 1, start + 2); end <= start + LONGEST_NAME; end += 1) {
      const name = words.slice(start, end).map(({ key }) => key);
      if (name.length === 2 && name[0] === "the") continue;
      if (end <= words.length && slugsNamed(name.join(" ")).length > 0) return true;
    }
  }
  return false;
}

/** 'Tower Bridge Road'. */
function isPartOfProper(
  before: Word | undefined,
  word: Word,
  next: Word | undefined,
  place: number,
): boolean {
  const isAfterName = before?.isProper && place > 1 && !ARTICLES.has(before.raw);
  return word.isProper && Boolean(isAfterName || next?.isProper);
}

/** Whether what stands before a name makes it what is liked or done. */
function isGoverned(before: Word[], { kind, stems }: Name, word: Word): boolean {
  const raws = before.map(({ raw }) => raw);
  const isLiking = (raw = "") => LIKING.has(raw) || stems.some((stem) => hasStem(raw, stem));
  const end = beforeModifiers(raws, isLiking);
  if (end === null) return false;
  const article = raws[end] ?? "";
  const [isThe, isOwn] = [article === "the", OWN.has(article)];
  const hasArticle = isOwn || ARTICLES.has(article);
  if (kind !== "things" && hasArticle && !isOwn && !isThe) return false;
  const place = hasArticle ? end - 1 : end;
  const hasModifier = end < raws.length - 1;
  const isLiked = isLiking(raws[place]);
  if (kind === "title") return word.isProper || isLiked;
  if (kind !== "things" && isThe) return isLiked && !hasModifier && /(?:s|ing)$/.test(word.raw);
  if (isLiked) return true;
  if (place < 0) return kind !== "people" && !(hasModifier && isVerbal(raws));
  const preposition = raws[place] ?? "";
  if (!PREPOSITIONS.has(preposition)) return false;
  const governor = raws[place - 1] ?? "";
  if (LIKING_WITH.has(governor) || isLiking(governor)) return true;
  if (preposition === "of" && MEASURES.has(governor)) return true;
  return kind === "pastime" && !hasModifier && !isOwn && OF_TIME_AND_PLACE.has(preposition);
}

/**
 * Where the words end that only say which: that of 'loves' in 'loves old jazz'. Null if there are too many, or if they
 * say whose: "her abuela's salsa" is food.
 */
function beforeModifiers(raws: string[], isLiking: (raw?: string) => boolean): number | null {
  for (let place = raws.length - 1; place >= raws.length - 1 - MOST_MODIFIERS; place -= 1) {
    const raw = raws[place];
    if (raw === undefined || isLiking(raw)) return place;
    if ([PREPOSITIONS, ARTICLES, OWN].some((some) => some.has(raw))) return place;
    if (/['’]s$|s['’]$/.test(raw)) return null;
  }
  return null;
}

const SUBJECTS = list("he she they who and but also still just always only now");

/** Whether a clause begins with a verb: 'needs space', whatever it is that somebody does. */
function isVerbal(raws: string[]): boolean {
  const first = raws.find((raw) => !SUBJECTS.has(raw)) ?? "";
  return /^\p{L}{2,}(?:[^s]s|ing|ed)$/u.test(first);
}
