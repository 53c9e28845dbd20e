import { kinOf } from "./guess-relationship";

/**
 * What a line of a calendar or list says: whose birthday or wedding anniversary it is, with the `age` or
 * number of years reached on its day, or the `year` of birth or wedding; or whose birth is expected. Else why it says nothing of that.
 */
export type OccasionLine =
  | {
      kind: "birthday" | "anniversary" | "birth";
      name: string;
      age: number | null;
      year: number | null;
    }
  | { kind: "nobody" | "another day" | "other" };

/** The longest line that can name a person, in characters. */
const LONGEST = 200;
const OLDEST = 120;

const BIRTHDAY = /\b(?:birthdays?|birth day|b['/-]?days?)(?!\w)/i;
const ANNIVERSARY = /\b(?:wedding )?anniv(?:ersary|ersaries|\.)?(?!\w)/i;
const JEWEL_WEDDING =
  /\b(tin|crystal|china|silver|pearl|coral|ruby|sapphire|golden|emerald|diamond|platinum) wedding(?: anniv(?:ersary|\.)?)?(?!\w)/i;
const YEARS_OF_JEWEL: Record<string, number> = {
  ...{ tin: 10, crystal: 15, china: 20, silver: 25, pearl: 30, coral: 35, ruby: 40 },
  ...{ sapphire: 45, golden: 50, emerald: 55, diamond: 60, platinum: 70 },
};
const EXPECTED = /\bexpected birth(?: date)?(?!\w)/i;
/** Other things are due, too: a baby is named right before, or whose day it is. */
const BABY_DUE =
  /((?:\b[\p{L}'-]+'s )?\b[Bb]ab(?:y|ies)(?: \p{Lu}[\p{L}'-]+)?)(?:'s)?(?: is| are)? due(?: date)?(?!\w)/u;
const MOTHER_DUE = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?'s) due date(?!\w)/u;
const NO_WEDDING =
  /\b(?:work|job|company|business|death|died|passing|passed|memorial|remembrance)\b/i;
const TASK =
  /^(?:buy|order|get|book|send|post|call|ring|text|phone|plan|organise|organize|wrap|collect|pick up)\b/i;
const AROUND_THE_DAY =
  /^ ?(?:party|dinner|lunch|brunch|drinks|meal|tea|bash|weekend|trip|celebrations?|presents?|gifts?|cards?|cake|tomorrow|next week|eve)\b/i;
const EMOJI = /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D/gu;
const DATE =
  /\(?\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?)\b\)?/i;
const FILLERS =
  /\b(?:happy|reminder|remember|don'?t forget|it'?s(?= )|today|dear|(?:many )?happy returns)\b/gi;
const BORN = /[([*]?(?:\bborn(?: in)? |\bb\. ?|\*)(\d{4})\b[)\]]?/i;
/** Each says an age, the last two only of somebody named before them. */
const AGES = [
  /\b(?:is|turns|turning|will be|aged?|hits) (\d{1,3})\b/i,
  /\b(\d{1,3}) ?(?:today|years? old|yrs? old|yo)\b/i,
  /[([](\d{1,3})[)\]]/,
  /\b(\d{1,3})(?:st|nd|rd|th)\b/i,
];
const NOBODY = new Set("my our mine me us own the a your their his her".split(" "));

/** Reads a line such as "Grandpa Joe (76)", "Mum bday" or "Tom and Priya wedding anniversary". */
export function readOccasionLine(line: string): OccasionLine {
  if (line.length > LONGEST) return { kind: "other" };
  const typed = line
    .normalize("NFC")
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"');
  let text = typed.replace(EMOJI, " ").replace(/\s+/g, " ").trim();
  const expected = BIRTHDAY.test(text) ? null : nameExpected(text);
  if (expected) {
    if (TASK.test(text)) return { kind: "another day" };
    return { kind: "birth", name: expected, age: null, year: null };
  }
  const marker = BIRTHDAY.exec(text) ?? JEWEL_WEDDING.exec(text) ?? ANNIVERSARY.exec(text);
  const isBirthday = BIRTHDAY.test(text) || (!marker && typed.includes("🎂"));
  const isAnniversary = !isBirthday && (marker !== null || typed.includes("💍"));
  if (isAnniversary && NO_WEDDING.test(text)) return { kind: "other" };
  if (marker && TASK.test(text)) return { kind: "another day" };
  if (marker && AROUND_THE_DAY.test(text.slice(marker.index + marker[0].length))) {
    return { kind: "another day" };
  }
  const jewel = isAnniversary ? JEWEL_WEDDING.exec(text)?.[1]?.toLowerCase() : undefined;
  if (marker) text = text.replace(marker[0], "|");
  text = text.replace(DATE, " ");
  const told = takeNumbers(text, marker !== null || isBirthday);
  const name = nameIn(told.text.replace(FILLERS, " "));
  const isTold = isBirthday || isAnniversary;
  if (!isTold && !(told.isAge && looksLikeName(name))) return { kind: "other" };
  if (name === "") return { kind: "nobody" };
  const kind = isAnniversary ? "anniversary" : "birthday";
  const age = told.age ?? (jewel ? (YEARS_OF_JEWEL[jewel] ?? null) : null);
  return { kind, name, age, year: told.year };
}

/** Whose birth a line expects: "Baby Smith due" is Baby Smith, "Emma's due date" Emma's baby. */
function nameExpected(text: string): string | null {
  const told = EXPECTED.exec(text);
  if (told) return nameIn(text.replace(told[0], "|")) || null;
  const baby = BABY_DUE.exec(text)?.[1];
  if (baby) return capitalised(baby);
  const mother = MOTHER_DUE.exec(text)?.[1];
  return mother ? `${mother} baby` : null;
}

/** Takes the age or the year out of a text. `isAge` if it says that the line is about somebody's age. */
function takeNumbers(text: string, isMarked: boolean) {
  const born = BORN.exec(text) ?? /[([](\d{4})[)\]]/.exec(text);
  const year = born ?? (isMarked ? /\b(\d{4})\b/.exec(text) : null);
  if (year && isYear(Number(year[1]))) {
    return {
      ...{ text: text.replace(year[0], " "), age: null, year: Number(year[1]) },
      isAge: born !== null,
    };
  }
  for (const pattern of isMarked ? [...AGES, /\b(\d{1,3})\b/] : AGES) {
    const found = pattern.exec(text);
    const age = Number(found?.[1] ?? 0);
    if (found && age > 0 && age <= OLDEST) {
      return { text: text.replace(found[0], " | "), age, year: null, isAge: true };
    }
  }
  return { text, age: null, year: null, isAge: false };
}

const isYear = (year: number) => year >= 1880 && year < 2200;

/** The name before the marker, or else after it; `|` stands for the marker. */
function nameIn(text: string): string {
  for (const part of text.split("|")) {
    const bare = trimmed(part.trim().replace(/^(?:of|for|to)\b/i, ""));
    const name = capitalised(trimmed(withoutPossessive(bare.replace(/ {2,}/g, " "))));
    if (name !== "" && !name.split(" ").every((word) => NOBODY.has(word.toLowerCase()))) {
      return name;
    }
  }
  return "";
}

const AROUND = " -–—:;,.!?()[]\"*'+&/";

/** Without the blanks and punctuation around a name; an apostrophe at its end may be a possessive. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && AROUND.includes(text.charAt(from))) from += 1;
  while (to > from && AROUND.includes(text.charAt(to - 1)) && !/s'$/i.test(text.slice(0, to))) {
    to -= 1;
  }
  return text.slice(from, to);
}

/** "Anna's" is Anna, "James'" is James, "Mums" is Mum. */
function withoutPossessive(name: string): string {
  if (/'s$/i.test(name)) return name.slice(0, -2);
  if (/s'$/i.test(name)) return name.slice(0, -1);
  return /s$/i.test(name) && kinOf(name) === null && kinOf(name.slice(0, -1))
    ? name.slice(0, -1)
    : name;
}

/** Names that are typed in lower case alone get capitals. */
function capitalised(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(" ")
    .map((word) => (word === "and" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Whether each word has a capital, as in "Grandpa Joe" but not in "Weekly sync". */
function looksLikeName(name: string): boolean {
  const words = name.split(" ");
  return name !== "" && words.every((word) => /^(?:\p{Lu}|and$|&$|\+$|de$|van$|von$)/u.test(word));
}
