import type { ToldBrief } from "~/domain/brief/told";
import { nameWords } from "~/domain/knowledge/names";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { isAvoided, type Listing, suitsAge, suitsOccasion, suitsRecipient } from "./listing-person";
import {
  isBook,
  isForm,
  isForPets,
  isNovelty,
  isPlainlyAThing,
  isUnwantedPart,
  wantsBook,
} from "./listing-thing";

/** Why a listing is not what was looked for. */
export type Mismatch =
  | "other-thing"
  | "accessory"
  | "novelty"
  | "book"
  | "age"
  | "occasion"
  | "recipient"
  | "avoided";

/**
 * Returns a check of listings against a search phrase and a brief: why one is not the thing for this
 * person, or null if it is, as far as its words show. It prefers to leave out a good product to showing
 * a wrong one: a shop has others.
 */
export function productMatch(
  phrase: string,
  brief: ToldBrief,
): (listing: Listing) => Mismatch | null {
  const wanted = nameWords(phrase).filter((word) => !SMALL.has(word));
  const need = understandBrief(brief);
  return (listing) => mismatchOf(listing, { phrase, wanted, need });
}

type Wanted = { phrase: string; wanted: string[]; need: Need };

function mismatchOf(listing: Listing, { phrase, wanted, need }: Wanted): Mismatch | null {
  const { title } = listing;
  const { brief } = need;
  const main = mainPart(title);
  if (isUnwantedPart(title, main, phrase)) return "accessory";
  if (isNovelty(main, phrase)) return "novelty";
  if (wantsBook(phrase) ? isPlainlyAThing(main, phrase) : isBook(title, main)) return "book";
  if (!names(title, main, wanted, wantsBook(phrase))) return "other-thing";
  if (isForPets(title, phrase)) return "other-thing";
  if (!suitsAge(listing, brief.age)) return "age";
  if (!suitsOccasion(listing, need, phrase)) return "occasion";
  if (!suitsRecipient(title, need)) return "recipient";
  return isAvoided(listing, need) ? "avoided" : null;
}

/** Words that say how a thing comes, not what it is. */
const SMALL = new Set(
  nameWords(
    "a an the of for with in on and or to set sets kit kits pack gift gifts present box large small mini starter beginner beginners making growing make your own kids children child mens womens men women adult adults new best premium deluxe complete portable",
  ),
);

/** The part of a title that names the thing, before what it is for, with or made of. */
function mainPart(title: string): string {
  const [first = title] = title.split(
    /\s(?:for|compatible with|to fit|fits|designed for|suitable for|with|w\/|featuring|includes|including|inspired by|by|in|incl\.?)\s|[|,(;]|\s[-–—]\s/i,
  );
  return first;
}

/** Whether the phrase's words are in the title, and enough of them where it names the thing. */
function names(title: string, main: string, wanted: string[], anyPlace: boolean): boolean {
  const [only] = wanted;
  if (only === undefined) return true;
  const all = nameWords(title.replace(ABBREVIATIONS, "remote control"));
  const first = nameWords(main.replace(ABBREVIATIONS, "remote control"));
  const found = wanted.filter((word) => all.some((other) => isForm(other, word)));
  const inMain = wanted.filter((word) => first.some((other) => isForm(other, word)));
  const needed = wanted.length <= 2 ? wanted.length : Math.ceil((wanted.length * 2) / 3);
  if (wanted.some((word) => new RegExp(`\\b(?:non|not)[- ]${word}`, "i").test(title))) return false;
  return found.length >= needed && (anyPlace || inMain.length >= Math.min(needed, 2));
}

const ABBREVIATIONS = /\b(?:rc|r\/c)\b/i;
