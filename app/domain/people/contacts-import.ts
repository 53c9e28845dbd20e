import ICAL from "ical.js";
import { type Day, isBirthday, isDay, yearOf } from "~/domain/holidays/calendar-day";

/** A contact found in an imported file; `birthday` is `YYYY-MM-DD` or `--MM-DD`. */
export type FoundContact = { name: string; birthday: string };

/** A row of the import preview; `isKnown` if a card with that name and birthday exists. */
export type PreviewRow = FoundContact & {
  relationship: string;
  isKnown: boolean;
  isTaken: boolean;
};

/** The contacts with birthdays in a file and the number of those `left` out, or an error message. */
export type ImportOutcome =
  | { ok: true; contacts: FoundContact[]; left: number }
  | { ok: false; failure: string };

/** The maximum file size, and the maximum number of contacts in a preview. */
export const IMPORT_LIMITS = { bytes: 1024 * 1024, contacts: 200 } as const;

const BROKEN =
  "This file could not be read. Please choose a contacts file (.vcf) or a calendar (.ics).";
const EMPTY = "No birthdays were found in this file.";

/**
 * Reads names and birthdays from a vCard (.vcf) or iCalendar (.ics) file. Contacts without a valid
 * birthday are counted in `left`. A calendar event that starts last year or later, as of `today`,
 * was entered without the year of birth, so its year is dropped.
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

/** Identifies duplicates: the name in lower case, and the day and month of birth. */
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
  return toContact(name, toBirthday(textOf(card, "bday")));
}

const BIRTHDAY_WORDS = / ?[-:–]? ?(?:['’]s)? ?\bbirthday\b(?: of\b)? ?[-:–]? ?/i;
/** The longest summary that can be somebody's birthday, in characters. */
const LONGEST_SUMMARY = 200;

/** Reads an event with "birthday" in its summary, such as "Anna's birthday". */
function readEvent(event: ICAL.Component, today: Day): (FoundContact | null)[] {
  const summary = textOf(event, "summary").replace(/\s+/g, " ");
  if (summary.length > LONGEST_SUMMARY) return [];
  if (!/\bbirthday\b/i.test(summary)) return [];
  const date = toBirthday(textOf(event, "dtstart"));
  const isEntryYear = date !== null && !date.startsWith("--") && yearOf(date) >= yearOf(today) - 1;
  return [
    toContact(summary.replace(BIRTHDAY_WORDS, " "), isEntryYear ? `-${date.slice(4)}` : date),
  ];
}

function toContact(name: string, birthday: string | null): FoundContact | null {
  const clean = name
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 80);
  return clean && birthday && isBirthday(birthday) ? { name: clean, birthday } : null;
}

function textOf(component: ICAL.Component, name: string): string {
  // The raw value, as ical.js rejects dates without a year such as --0502.
  const value: unknown = component.getFirstProperty(name)?.toJSON()[3];
  return (Array.isArray(value) ? value.join(";") : String(value ?? "")).trim();
}

/** Converts `19640502`, `1964-05-02T00:00:00Z`, `--0502` or `--05-02` to our birthday format. */
function toBirthday(text: string): string | null {
  const full = /^(\d{4})-?(\d{2})-?(\d{2})(?:T|$|\s)/.exec(text);
  if (full) {
    const day = `${full[1]}-${full[2]}-${full[3]}`;
    // Apple Contacts writes 1604 for an unknown year.
    return isDay(day) ? (day < "1880" ? `-${day.slice(4)}` : day) : null;
  }
  const [, month, day] = /^--(\d{2})-?(\d{2})/.exec(text) ?? [];
  return month && day ? `--${month}-${day}` : null;
}
