import { convertAt } from "./american-measures";
import { americanWords } from "./american-words";
import type { Region } from "./region";

/** A quotation, the beginning of a number, or a word. */
const TOKEN = /“|(?<![\p{L}\p{N}.,:/£$€-])[-−]?\d|\p{L}+/gu;
const DIGITS = /[\d.,]+/y;
const LETTER = /\p{L}/u;

type Phrase = { british: string; american: string };
let known: { words: Map<string, string>; phrases: Map<string, Phrase[]> } | undefined;

/**
 * A text of our own knowledge or sample catalogue, which is British, in the words, spelling, measures
 * and dates of a region. What stands in quotation marks (“ ”) was said by somebody and stays. Texts of
 * a retailer, a model or a person are not for this.
 */
export function forRegion(region: Region, text: string): string {
  return region === "USA" ? toAmerican(text) : text;
}

function toAmerican(text: string): string {
  let out = "";
  let done = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [found] = token;
    const at = token.index;
    if (found === "“") {
      const end = text.indexOf("”", at);
      if (end > at) TOKEN.lastIndex = end;
      continue;
    }
    const isNumber = !LETTER.test(found[0] ?? "");
    const change = isNumber ? convertAt(text, at) : wordAt(text, at, found);
    if (change) {
      const original = text.slice(at, change.end);
      out += withArticle(text.slice(done, at), original, change.text) + change.text;
      done = change.end;
      TOKEN.lastIndex = done;
    } else if (isNumber) {
      DIGITS.lastIndex = at + found.length;
      DIGITS.exec(text);
      TOKEN.lastIndex = Math.max(at + found.length, DIGITS.lastIndex);
    }
  }
  return out + text.slice(done);
}

/** The American word or phrase for what begins at an index; a phrase goes before its first word. */
function wordAt(text: string, at: number, word: string) {
  known ??= read();
  const lower = word.toLowerCase();
  for (const { british, american } of known.phrases.get(lower) ?? []) {
    const end = at + british.length;
    if (LETTER.test(text[end] ?? "")) continue;
    const original = text.slice(at, end);
    if (original.toLowerCase() !== british) continue;
    return { text: cased(original, american, text.slice(end)), end };
  }
  const american = known.words.get(lower);
  const end = at + word.length;
  return american === undefined ? null : { text: cased(word, american, text.slice(end)), end };
}

function read() {
  const words = americanWords();
  const phrases = new Map<string, Phrase[]>();
  for (const [british, american] of words) {
    const [first = ""] = /^\p{L}+/u.exec(british) ?? [];
    if (first === british) continue;
    phrases.set(first, [...(phrases.get(first) ?? []), { british, american }]);
  }
  for (const some of phrases.values()) some.sort((a, b) => b.british.length - a.british.length);
  return { words, phrases };
}

/** In titles, short words have no capital. */
const TITLE_GOES_ON =
  /^[^\p{L}]*(?:(?:an?|and|at|by|for|from|in|of|on|or|the|to|with)[^\p{L}]+)*\p{Lu}/u;

/** The replacement in the case of the original: capitals, Title Case, or as it is. */
function cased(original: string, american: string, rest: string): string {
  if (original.toLowerCase() === american) return original;
  const [first = ""] = original;
  if (first === first.toLowerCase()) return american;
  if (original.length > 1 && original === original.toUpperCase()) return american.toUpperCase();
  const isTitle = TITLE_GOES_ON.test(rest) || /[ -]\p{Lu}/u.test(original) || rest === "";
  return isTitle
    ? american.replace(/(^|[ -])(?!(?:and|of|the|for|with|in)\b)\p{Ll}/gu, (start) =>
        start.toUpperCase(),
      )
    : american[0]?.toUpperCase() + american.slice(1);
}

const VOWEL = /^(?:8|1[18](?!\d)|[aeiou])/i;

/** The text before a replacement, whose article follows it: 'an allotment' → 'a community garden'. */
function withArticle(before: string, original: string, american: string): string {
  if (VOWEL.test(original) === VOWEL.test(american)) return before;
  return before.replace(/(?<![\p{L}’'-])([Aa])n? $/u, VOWEL.test(american) ? "$1n " : "$1 ");
}
