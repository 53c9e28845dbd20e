import { addDays, type Day, toDay, yearOf } from "~/domain/holidays/calendar-day";
import { guessRelationship, isGrownUp } from "./guess-relationship";
import type { ImportComponent } from "./import-components";
import { type DateReading, readDate } from "./import-dates";
import { plainLine } from "./import-text";
import { readOccasionLine } from "./occasion-line";
import { CARD_LIMITS } from "./profile-card";

/** Why somebody in a file is not offered. */
export type LeftOutReason =
  | "nobody"
  | "another day"
  | "other"
  | "no birthday"
  | "unreadable"
  | "repeated"
  | "known"
  | "too many"
  | "cut off";

export type LeftOut = { name: string; reason: LeftOutReason };

/**
 * A person in a file. Dates are `YYYY-MM-DD`, or `--MM-DD` without a year; `birthday` is empty if only an
 * anniversary is known; `relationship` is empty if nothing tells it.
 */
export type FoundContact = {
  name: string;
  relationship: string;
  birthday: string;
  anniversary: string | null;
};

export type ImportEntry = FoundContact | LeftOut;

/** Somebody by a name of at most the length that a card takes. */
export const nameFrom = (text: string) => plainLine(text).slice(0, CARD_LIMITS.text).trim();

/** Reads a vCard. */
export function readCard({ properties }: ImportComponent, reading: DateReading): ImportEntry {
  const textOf = (name: string) => properties.find((one) => one.name === name)?.value ?? "";
  const name = nameFrom(
    withoutEscapes(textOf("FN")) || nameOfParts(textOf("N")) || withoutEscapes(textOf("ORG")),
  );
  const android = properties.flatMap((one) =>
    one.name === "X-ANDROID-CUSTOM" ? (androidEvent(one.value) ?? []) : [],
  );
  const birthdayText =
    textOf("BDAY") || textOf("X-BDAY") || (android.find(({ type }) => type === "3")?.date ?? "");
  const anniversaryText =
    textOf("ANNIVERSARY") ||
    properties.find(({ name }) => /^X-(?:MS-|EVOLUTION-)?ANNIVERSARY$/.test(name))?.value ||
    appleAnniversary(properties) ||
    (android.find(({ type }) => type === "1")?.date ?? "");
  const birthday = readDate(birthdayText, reading);
  const anniversary = readDate(anniversaryText, reading);
  if (name === "") return { name: "", reason: "nobody" };
  if (birthdayText && !birthday) return { name, reason: "unreadable" };
  if (!birthday && !anniversary) return { name, reason: "no birthday" };
  const relationship = guessRelationship(name, textOf("CATEGORIES"));
  return {
    name,
    relationship,
    birthday: pastOrExpected(birthday, name, reading.today),
    anniversary,
  };
}

/** Reads an event; `isBirthdays` if its calendar is one of birthdays. Null if it was cancelled. */
export function readEvent(
  { properties }: ImportComponent,
  reading: DateReading,
  isBirthdays: boolean,
): ImportEntry | null {
  const textOf = (name: string) => properties.find((one) => one.name === name)?.value ?? "";
  if (textOf("STATUS").toUpperCase() === "CANCELLED") return null;
  const summary = plainLine(withoutEscapes(textOf("SUMMARY")));
  const isMarked = isBirthdays || /birthday/i.test(textOf("CATEGORIES"));
  const date = readDate(textOf("DTSTART"), reading);
  return entryOfLine(isMarked ? `🎂 ${summary}` : summary, date, reading.today);
}

/**
 * What a line says of its date. An event that starts last year or later was entered without the year of
 * birth, so its year is dropped, unless an age tells the year; so is that of a mother of ten.
 */
export function entryOfLine(line: string, date: string | null, today: Day): ImportEntry {
  const read = readOccasionLine(line);
  if (!("name" in read)) return { name: nameFrom(line.replace("🎂", "")), reason: read.kind };
  const name = nameFrom(read.name);
  if (date === null) return { name, reason: "unreadable" };
  const { kind, age, year } = read;
  const relationship = guessRelationship(name);
  if (kind === "birth") return { name, relationship, birthday: date, anniversary: null };
  const day = withYear(date, { age, year, today, isGrownUp: isGrownUp(name) });
  return kind === "birthday"
    ? { name, relationship, birthday: day, anniversary: null }
    : { name, relationship, birthday: "", anniversary: day };
}

type YearFacts = { age: number | null; year: number | null; today: Day; isGrownUp: boolean };

function withYear(date: string, { age, year, today, ...who }: YearFacts): string {
  const yearly = date.startsWith("--") ? date : `-${date.slice(4)}`;
  const [month = 1, day = 1] = yearly.slice(2).split("-").map(Number);
  if (year !== null) return toDay(year, month, day);
  if (date.startsWith("--")) return yearly;
  const written = yearOf(date);
  if (age !== null && written > yearOf(today) - age) return toDay(written - age, month, day);
  const isEntryYear = written >= yearOf(today) - 1;
  const isTooYoung = who.isGrownUp && written > yearOf(today) - 16;
  return isEntryYear || isTooYoung ? yearly : date;
}

/** The longest time before a birth at which its day is told. */
const EXPECTED_DAYS = 300;

/** A birthday, "" for none. A day to come is that of an expected birth if it is near, else it has no year. */
export function pastOrExpected(birthday: string | null, name: string, today: Day): string {
  if (birthday === null || birthday <= today) return birthday ?? "";
  const isExpected = birthday <= addDays(today, EXPECTED_DAYS) && !isGrownUp(name);
  return isExpected ? birthday : `-${birthday.slice(4)}`;
}

const withoutEscapes = (text: string) =>
  text.replace(/\\(.)/g, (_, escaped: string) => (/n/i.test(escaped) ? " " : escaped));

/** "Karlsson;Anna;Maria;Dr;" is Anna Maria Karlsson. */
function nameOfParts(text: string): string {
  const parts = text.replaceAll("\\;", " ").split(";").map(withoutEscapes);
  const [family = "", given = "", further = ""] = parts;
  return [given, further, family].filter(Boolean).join(" ");
}

/** What Android writes: `vnd.android.cursor.item/contact_event;2005-06-20;1;;;`, 1 for an anniversary, 3 for a birthday. */
function androidEvent(text: string) {
  const [mime = "", date = "", type = ""] = text.split(";");
  return mime.endsWith("/contact_event") ? { date, type } : null;
}

/** What Apple writes: `item1.X-ABDATE:2009-08-22` with `item1.X-ABLabel:_$!<Anniversary>!$_`. */
function appleAnniversary(properties: ImportComponent["properties"]): string {
  const label = properties.find(
    ({ name, value }) => name === "X-ABLABEL" && /anniversary/i.test(value),
  );
  const date = properties.find(({ name, group }) => name === "X-ABDATE" && group === label?.group);
  return date?.value ?? "";
}
