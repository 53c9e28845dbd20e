import { decomposed } from "~/domain/shared/one-line";
import type { FoundContact, ImportEntry, LeftOut } from "./contact-entries";
import { CARD_LIMITS } from "./profile-card";

/** The most names looked for in one such as "Tom and Priya". */
const MOST_NAMES = 3;

/** A name for comparisons: "Zoë " is "zoe". */
export const nameKey = (name: string) =>
  decomposed(name.slice(0, CARD_LIMITS.text))
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLocaleLowerCase("en-GB");

/** The day and month of a birthday, with or without a year. */
export const dayOfBirth = (birthday: string) => birthday.slice(-5);

/** Identifies duplicates: the name, and the day and month of birth. */
const contactKey = ({ name, birthday }: Pick<FoundContact, "name" | "birthday">) =>
  `${nameKey(name)} ${dayOfBirth(birthday)}`;

/**
 * The people among a file's entries, each once: a wedding anniversary goes to whoever it names, and one
 * without such a person is somebody whose birthday has to be asked. All others are left out, once each.
 */
export function gatherContacts(entries: ImportEntry[]) {
  const contacts = new Map<string, FoundContact>();
  const leftOut = new Map<string, LeftOut>();
  const leave = (one: LeftOut) => leftOut.set(`${one.reason} ${one.name}`, one);
  const anniversaries: FoundContact[] = [];
  for (const entry of entries) {
    if ("reason" in entry) leave(entry);
    else if (entry.birthday === "") anniversaries.push(entry);
    else {
      const key = contactKey(entry);
      const known = contacts.get(key);
      contacts.set(key, known ? mergeOf(known, entry) : { ...entry });
      if (known) leave({ name: entry.name, reason: "repeated" });
    }
  }
  const people = [...contacts.values()];
  const personNamedIn = anniversaries.length > 0 ? finderOf(people) : () => null;
  const alone = new Map<string, FoundContact>();
  for (const entry of anniversaries) {
    const spouse = personNamedIn(entry.name);
    const day = entry.anniversary;
    const key = nameKey(entry.name);
    if (spouse?.anniversary === null) spouse.anniversary = day;
    else if (spouse || alone.has(key)) leave({ name: entry.name, reason: "repeated" });
    else alone.set(key, entry);
  }
  return { contacts: [...people, ...alone.values()], leftOut: [...leftOut.values()] };
}

/** What two entries of one person know together. */
function mergeOf(one: FoundContact, other: FoundContact): FoundContact {
  const hasYear = !one.birthday.startsWith("--");
  return {
    name: one.name,
    relationship: one.relationship || other.relationship,
    birthday: hasYear ? one.birthday : other.birthday,
    anniversary: one.anniversary ?? other.anniversary,
  };
}

/** Finds the one person whom "Tom and Priya" names by the full or the first name: Tom, else Priya. */
function finderOf(people: FoundContact[]) {
  const whole = new Map<string, FoundContact[]>();
  const first = new Map<string, FoundContact[]>();
  for (const person of people) {
    const key = nameKey(person.name);
    addTo(whole, key, person);
    // "Anna Maria" is the first name of Anna Maria Karlsson too.
    const [one, two, ...rest] = key.split(" ", 3);
    if (one && two !== undefined) addTo(first, one, person);
    if (two && rest.length > 0) addTo(first, `${one} ${two}`, person);
  }
  return (names: string): FoundContact | null => {
    for (const name of [names, ...names.split(/ and | & | \+ |, /i, MOST_NAMES)]) {
      const key = nameKey(name);
      const named = whole.get(key) ?? first.get(key) ?? [];
      if (named[0] && named.length === 1) return named[0];
    }
    return null;
  };
}

function addTo(people: Map<string, FoundContact[]>, key: string, person: FoundContact): void {
  const known = people.get(key);
  if (known) known.push(person);
  else people.set(key, [person]);
}
