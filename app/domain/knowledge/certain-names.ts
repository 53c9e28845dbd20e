import { ORDINARY } from "./everyday-words";
import { named, nameOfInterest } from "./interest-names";
import type { UnderstoodInterest } from "./interests";
import { PLACES } from "./mentioned-things";
import { nameKey, nameWords } from "./names";
import { PEOPLE } from "./things";

const LONGEST = 4;
const SHORTEST = 5;
const MOST = 2;

/** Names of interests that sentences are full of, whatever they are about: 'running late', 'the school run'. */
const EVERYDAY = new Set(
  nameWords(`
    reading walking running cooking travel travelling shopping driving cleaning music family families film films art sport
    sports history nature law money school teaching nursing volunteering hosting commuting parenting fashion food drink
    sleeping television radio science health fitness business medicine engineering farming christianity judaism islam
    weddings babies children grandchildren friends parents holidays beaches mountains stars flowers plants houseplants
    china turkey christmas halloween weather frozen wicked grease brave titanic student life military charity charities his her their our computers phones magic dreams memory memories languages
  `),
);
/** What turns a sentence round, or puts it into somebody else's mouth. */
const TURNED =
  /\b(?:no|not|never|nor|neither|without|instead|hates?|hated|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|wasn['’]?t|couldn['’]?t|stop(?:s|ped)?|gave|given|sold|lost|quit|miss(?:es|ed)?|allergic|afraid|scared|nearly|almost|except|if|grieving|mourning|buried|died|dead|like an?|as if|broke|broken|hurt|injured|tore|fell|we|i|me|us|my|our)\b/i;
/** What belongs to somebody else: 'the kids' football'. */
const OF_ANOTHER = new RegExp(`\\b(?:${PEOPLE})['’]s? `, "i");
const OVER = /\b(?:was|were|used to|once|years ago|all (?:his|her|their) life)\b/i;

/** Where somebody is about to work, which is no pastime yet: 'starts on the railway as a trainee'. */
const NEW_WORK = /\b(?:starts?|starting|begins?|beginning|joins?|joining)\b.{1,40}? as an? /i;
/** What is only near: 'lives above a record shop'. */
const NEARBY =
  /\b(?:lives?|living|works?|working|moved|moving) (?:just )?(?:above|near|next (?:door )?to|opposite|behind|over|by) /i;

/**
 * The interests that a clause names for certain, of which nothing else could be read: by the name that they go by and no
 * other, or by a name of several words. 'He and baseball go back sixty years' is about baseball.
 */
export function certainNamesIn(text: string): UnderstoodInterest[] {
  if ([TURNED, OF_ANOTHER, NEW_WORK, NEARBY].some((pattern) => pattern.test(text))) return [];
  const words = nameWords(text);
  const raw = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const past = OVER.test(text) ? { isPast: true } : {};
  const found: UnderstoodInterest[] = [];
  for (let place = 0; place < words.length && found.length < MOST; place += 1) {
    for (let length = Math.min(LONGEST, words.length - place); length > 0; length -= 1) {
      const name = words.slice(place, place + length);
      const known = named.get(name.join(" ")) ?? [];
      if (known.length === 0) continue;
      const slugs = known.filter((slug) => isCertain(name, slug));
      const typed = raw.slice(place, place + length).join(" ");
      const isTyped = length > 1 && nameKey(typed) === name.join(" ");
      const called = isTyped ? typed : nameOfInterest(slugs[0] ?? "");
      if (slugs.length > 0)
        found.push({ text: called, slugs, by: "name", isVague: false, ...past });
      // Tower Bridge is no bridge of its own.
      place += length - 1;
      break;
    }
  }
  return found;
}

function isCertain(name: string[], slug: string): boolean {
  // Whoever is off to Japan likes travelling.
  if (PLACES.has(slug)) return false;
  const called = nameWords(nameOfInterest(slug));
  if (called.every((word) => EVERYDAY.has(word))) return false;
  const [only = ""] = name;
  // 'After the stroke' is about no band.
  if (/^(?:the )?stroke$/.test(name.join(" "))) return false;
  if (name.length > 1) return name.some((word) => !ORDINARY.has(word) && !EVERYDAY.has(word));
  return called.join(" ") === only && only.length >= SHORTEST && !ORDINARY.has(only);
}
