import ICAL from "ical.js";
import { z } from "zod";
import { type Day, isBirthday, isDay, yearOf } from "~/domain/holidays/calendar-day";
import { profileCardSchema } from "./profile-card.schema";

/** Somebody found in a file of contacts or of a calendar. */
export type FoundPerson = { name: string; birthday: string };

/** A person of the preview; `isKnown` where a card with that name and day is there already. */
export type PreviewRow = FoundPerson & { relationship: string; isKnown: boolean; isTaken: boolean };

/** What was read from a file: people with birthdays, or why there is nothing to show. */
export type ImportOutcome =
  | { ok: true; people: FoundPerson[]; left: number }
  | { ok: false; failure: string };

/** Bytes of a file, and people that are shown of it. */
export const IMPORT_LIMITS = { bytes: 1024 * 1024, people: 200 } as const;

const BROKEN =
  "This file could not be read. Please choose a contacts file (.vcf) or a calendar (.ics).";
const EMPTY = "No birthdays were found in this file.";

/**
 * Reads people and birthdays from a vCard (.vcf) or iCalendar (.ics) file. Whoever has no birthday,
 * or one that does not exist, is counted in `left`. `today` tells a birth year from the year in
 * which a calendar's event was entered.
 */
export function readPeople(text: string, today: Day): ImportOutcome {
  const components = parse(text);
  if (!components) return { ok: false, failure: BROKEN };
  const found = components.flatMap((component) =>
    component.name === "vcard"
      ? [readContact(component)]
      : component.getAllSubcomponents("vevent").flatMap((event) => readEvent(event, today)),
  );
  const people = new Map<string, FoundPerson>();
  for (const person of found) if (person) people.set(personKey(person), person);
  if (people.size === 0) return { ok: false, failure: EMPTY };
  const shown = [...people.values()].slice(0, IMPORT_LIMITS.people);
  return { ok: true, people: shown, left: found.length - shown.length };
}

/** Two people with one key are the same: their name, whatever its case, and day of birth. */
export const personKey = ({ name, birthday }: FoundPerson) =>
  `${name.trim().toLocaleLowerCase("en-GB")} ${birthday.slice(-5)}`;

function parse(text: string): ICAL.Component[] | null {
  try {
    const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, "").trim());
    const all = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    const components = all.map((one) => new ICAL.Component(one as never));
    return components.every(({ name }) => name === "vcard" || name === "vcalendar")
      ? components
      : null;
  } catch {
    return null;
  }
}

function readContact(card: ICAL.Component): FoundPerson | null {
  const name = textOf(card, "fn") || textOf(card, "n").split(";").reverse().join(" ").trim();
  return person(name, datesOf(textOf(card, "bday")));
}

const WORDS = /\s*[-:–]?\s*(?:['’]s)?\s*\bbirthday\b(?:\s+of\b)?\s*[-:–]?\s*/i;

/** An event that speaks of a birthday, such as "Anna's birthday". */
function readEvent(event: ICAL.Component, today: Day): (FoundPerson | null)[] {
  const summary = textOf(event, "summary");
  if (!/\bbirthday\b/i.test(summary)) return [];
  const date = datesOf(textOf(event, "dtstart"));
  const isEntered = date !== null && !date.startsWith("--") && yearOf(date) >= yearOf(today) - 1;
  return [person(summary.replace(WORDS, " "), isEntered ? `-${date.slice(4)}` : date)];
}

function person(name: string, birthday: string | null): FoundPerson | null {
  const clean = name
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 80);
  return clean && birthday && isBirthday(birthday) ? { name: clean, birthday } : null;
}

function textOf(component: ICAL.Component, name: string): string {
  // The raw value: ical.js refuses dates that it does not know, such as --0502.
  const value: unknown = component.getFirstProperty(name)?.toJSON()[3];
  return (Array.isArray(value) ? value.join(";") : String(value ?? "")).trim();
}

/** `19640502`, `1964-05-02T00:00:00Z`, `--0502` or `--05-02` as a birthday of ours. */
function datesOf(text: string): string | null {
  const full = /^(\d{4})-?(\d{2})-?(\d{2})(?:T|$|\s)/.exec(text);
  if (full) {
    const day = `${full[1]}-${full[2]}-${full[3]}`;
    // Where the year is not known Apple's contacts say 1604.
    return isDay(day) ? (day < "1880" ? `-${day.slice(4)}` : day) : null;
  }
  const [, month, day] = /^--(\d{2})-?(\d{2})/.exec(text) ?? [];
  return month && day ? `--${month}-${day}` : null;
}

const taken = profileCardSchema
  .innerType()
  .pick({ name: true, relationship: true, birthday: true, birthdayWithoutYear: true });
// What is not taken may be wrong, so it is not looked at.
const row = z.preprocess(
  (value) => (z.object({ take: z.literal("on") }).safeParse(value).success ? value : null),
  taken.nullable(),
);

/** The people that were chosen from a preview; what was not taken may be wrong. */
export const chosenPeopleSchema = z
  .object({ people: z.array(row).max(IMPORT_LIMITS.people).default([]) })
  .transform(({ people }) =>
    people.flatMap((one) => {
      if (one === null) return [];
      const { name, relationship, birthday, birthdayWithoutYear } = one;
      const day = birthdayWithoutYear ? `-${birthday.slice(-6)}` : birthday;
      return [{ name, relationship, birthday: day }];
    }),
  )
  .refine((people) => people.length > 0, "Please choose at least one person");
export type ChosenPerson = z.output<typeof chosenPeopleSchema>[number];
