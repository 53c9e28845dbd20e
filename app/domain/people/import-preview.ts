import type { FoundContact, LeftOut, LeftOutReason } from "./contact-entries";
import { dayOfBirth, nameKey } from "./gather-contacts";
import { CARD_LIMITS, type ProfileCard } from "./profile-card";

/**
 * A row of the import preview. `note` says whether a card with that name and birthday exists ("known"), or
 * one with that name and another birthday ("same name"). `birthday` is empty if it has to be asked.
 */
export type PreviewRow = FoundContact & {
  note: "known" | "same name" | null;
  isTaken: boolean;
};

/** The people offered, at most `IMPORT_LIMITS.contacts`, and those left out with the reason. */
export type ImportPreview = {
  rows: PreviewRow[];
  leftOut: LeftOut[];
  /** Further entries of a calendar that are nobody's birthday, not named. */
  unnamed: number;
  /** How many more cards the account can have. */
  room: number;
};

type Cards = Pick<ProfileCard, "name" | "birthday">[];

/** Tells what a card with the same name or birthday says of a row. The cards are read once for all rows. */
export function notesFrom(cards: Cards) {
  const days = new Map<string, Set<string>>();
  for (const { name, birthday } of cards) {
    const key = nameKey(name);
    days.set(key, (days.get(key) ?? new Set()).add(dayOfBirth(birthday)));
  }
  return ({ name, birthday }: Pick<FoundContact, "name" | "birthday">): PreviewRow["note"] => {
    const known = days.get(nameKey(name));
    if (!known) return null;
    return birthday && known.has(dayOfBirth(birthday)) ? "known" : "same name";
  };
}

/** How many more cards there can be. */
export const roomFor = (cards: Cards) => Math.max(0, CARD_LIMITS.cards - cards.length);

/**
 * The preview of the people in a file. Those with a card come last and are not ticked; others are, as long as there
 * is room, if their birthday is known.
 */
export function previewOf(
  found: { contacts: FoundContact[]; leftOut: LeftOut[]; unnamed: number },
  cards: Cards,
  most: number,
): ImportPreview {
  const noteOf = notesFrom(cards);
  const noted = found.contacts.map((contact) => ({ ...contact, note: noteOf(contact) }));
  const isKnown = ({ note }: { note: PreviewRow["note"] }) => note === "known";
  const sorted = [...noted.filter((one) => !isKnown(one)), ...noted.filter(isKnown)];
  const room = roomFor(cards);
  let taken = 0;
  const rows = sorted.slice(0, most).map((one) => {
    const isTaken = one.note === null && one.birthday !== "" && taken < room;
    if (isTaken) taken += 1;
    return { ...one, isTaken };
  });
  const beyond = sorted
    .slice(most)
    .map((one): LeftOut => ({ name: one.name, reason: isKnown(one) ? "known" : "too many" }));
  return { rows, leftOut: [...found.leftOut, ...beyond], unnamed: found.unnamed, room };
}

/** Why people are left out, in the order in which the preview says it. */
export const LEFT_OUT_TEXTS: Record<LeftOutReason, string> = {
  "no birthday": "No birthday or wedding anniversary",
  unreadable: "The date cannot be read",
  repeated: "More than once in the file, offered once",
  known: "Already among your profile cards",
  "too many": "Too many at a time; import the file again for them",
  nobody: "It does not say whose day it is",
  "another day": "Something to do for a birthday, perhaps on another day",
  "cut off": "The file ends in the middle of an entry",
  other: "Neither a birthday nor a wedding anniversary",
};
