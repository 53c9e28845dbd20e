import ICAL from "ical.js";
import { type Day, isBirthday, isDay, yearOf } from "~/domain/holidays/calendar-day";

/** Somebody found in a file of contacts or of a calendar. */
export type FoundContact = { name: string; birthday: string };

/** A person of the preview; `isKnown` where a card with that name and day is there already. */
export type PreviewRow = FoundContact & {
  relationship: string;
  isKnown: boolean;
  isTaken: boolean;
};

/** What was read from a file: people with birthdays, or why there is nothing to show. */
export type ImportOutcome =
  | { ok: true; contacts: FoundContact[]; left: number }
  | { ok: false; failure: string };

/** Bytes of a file, and people that are shown of it. */
export const IMPORT_LIMITS = { bytes: 1024 * 1024, contacts: 200 } as const;

const BROKEN =
  "This file could not be read. Please choose a contacts file (.vcf) or a calendar (.ics).";
const EMPTY = "No birthdays were found in this file.";

/**
 * Reads people and birthdays from a vCard (.vcf) or iCalendar (.ics) file. Whoever has no birthday,
 * or one that does not exist, is counted in `left`. `today` tells a birth year from the year in
 * which a calendar's event was entered.
 */
export function readContacts(text: string, today: Day): ImportOutcome {
  const components = parse(text);
  if (!components) return { ok: false, failure: BROKEN };
  const found = components.flatMap((component) =>
    component.name === "vcard"
      ? [readContact(component)]
      : component.getAllSubcomponents("vevent").flatMap((event) => readEvent(event, today)),
  );
  const contacts = new Map<string, FoundContact>();
  for (const contact of found) if (contact) contacts.set(contactKey(contact), contact);
  if (contacts.size === 0) return { ok: false, failure: EMPTY };
  const shown = [...contacts.values()].slice(0, IMPORT_LIMITS.contacts);
  return { ok: true, contacts: shown, left: found.length - shown.length };
}

/** Two people with one key are the same: their name, whatever its case, and day of birth. */
export const contactKey = ({ name, birthday }: FoundContact) =>
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

function readContact(card: ICAL.Component): FoundContact | null {
  const name = textOf(card, "fn") || textOf(card, "n").split(";").reverse().join(" ").trim();
  return toContact(name, datesOf(textOf(card, "bday")));
}

const WORDS = /\s*[-:–]?\s*(?:['’]s)?\s*\bbirthday\b(?:\s+of\b)?\s*[-:–]?\s*/i;

/** An event that speaks of a birthday, such as "Anna's birthday". */
function readEvent(event: ICAL.Component, today: Day): (FoundContact | null)[] {
  const summary = textOf(event, "summary");
  if (!/\bbirthday\b/i.test(summary)) return [];
  const date = datesOf(textOf(event, "dtstart"));
  const isEntered = date !== null && !date.startsWith("--") && yearOf(date) >= yearOf(today) - 1;
  return [toContact(summary.replace(WORDS, " "), isEntered ? `-${date.slice(4)}` : date)];
}

function toContact(name: string, birthday: string | null): FoundContact | null {
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
