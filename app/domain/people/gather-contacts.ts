import type { FoundContact, ImportEntry, LeftOut } from "./contact-entries";

/** A name for comparisons: "Zoë " is "zoe". */
export const nameKey = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLocaleLowerCase("en-GB");

/** Identifies duplicates: the name, and the day and month of birth. */
export const contactKey = ({ name, birthday }: Pick<FoundContact, "name" | "birthday">) =>
  `${nameKey(name)} ${birthday.slice(-5)}`;

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
  const alone = new Map<string, FoundContact>();
  for (const entry of anniversaries) {
    const spouse = personNamedIn(entry.name, people);
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

/** The one person whom "Tom and Priya" names by the full or the first name: Tom, else Priya. */
function personNamedIn(names: string, people: FoundContact[]): FoundContact | null {
  for (const name of [names, ...names.split(/ and | & | \+ |, /i)]) {
    const key = nameKey(name);
    const whole = people.filter((person) => nameKey(person.name) === key);
    const first = people.filter((person) => nameKey(person.name).startsWith(`${key} `));
    const [match] = whole.length > 0 ? whole : first;
    if (match && (whole.length === 1 || (whole.length === 0 && first.length === 1))) return match;
  }
  return null;
}
