import { inArray } from "drizzle-orm";
import type { FieldErrors } from "~/lib/form-errors";
import type { Db } from "../../../db/client";
import { commonPassword } from "../../../db/schema/accounts";
import { isRepeated, isRun, onlyWord, repeatedPart } from "./password-patterns";

const WEAK = {
  email: "Please choose a password that is not your email address.",
  common: "This password is one of the most common ones. Please choose another.",
  decorated:
    "This is a common word with a digit or a sign. Two or three unrelated words are better.",
  name: "A name with a digit is easy to guess. Two or three unrelated words are better.",
  breached:
    "This password has been in a leak of another site, so guessers have it. Please choose another.",
  repeated: "This repeats itself. Two or three unrelated words are better.",
  run: "This runs along the alphabet, the digits or the keys. Two or three unrelated words are better.",
} as const;

/** Tells whether a password is known from a leak. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Whose password it is: names that a guesser tries first. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

const PRODUCT = "ribbon";
/** The most common password of all: a list without it is no list. */
const ALWAYS_LISTED = "password";
/** The digits and signs around one word that are counted as its decoration, in characters. */
const MOST_DECORATION = 8;
/** The shortest word that counts as a repetition, in characters: 'mama' is a word. */
const SHORTEST_REPETITION = 6;
const SHORTEST_NAME = 3;
const LOOKALIKES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/**
 * The errors of a new password that is easy to guess or, if `isBreached` is configured, leaked, by field
 * name. Null if there are none. Throws where the list of common passwords was never loaded, so that no
 * deployment takes any password by mistake.
 */
export async function weakPasswordErrors(
  db: Db,
  password: string,
  owner: PasswordOwner,
  { field, isBreached }: { field: "password" | "newPassword"; isBreached: IsBreached | null },
): Promise<FieldErrors | null> {
  const own = await weaknessOf(db, password.normalize("NFKC").toLowerCase(), owner);
  const weakness = own ?? ((await isBreached?.(password)) ? "breached" : null);
  return weakness ? { [field]: [WEAK[weakness]] } : null;
}

async function weaknessOf(
  db: Db,
  plain: string,
  owner: PasswordOwner,
): Promise<Exclude<keyof typeof WEAK, "breached"> | null> {
  if (plain === owner.email.toLowerCase()) return "email";
  // Blanks make no word harder: 'p a s s w o r d'.
  const whole = [...new Set([plain, plain.replace(/\s/g, "")])];
  const words = [...whole.flatMap(undecorated), ...onlyWord(plain)];
  const listed = await commonOnes(db, [...whole, ...words]);
  if (whole.some((text) => listed.has(text))) return "common";
  if (whole.some(isRun)) return "run";
  const parts = [...whole.flatMap((text) => [text, text.slice(1), text.slice(0, -1)]), ...words];
  const isLong = (part: string) => whole.includes(part) || part.length >= SHORTEST_REPETITION;
  if (parts.filter(isLong).some(isRepeated)) return "repeated";
  const names = new Set(namesOf(owner));
  const isName = (word: string) => names.has(repeatedPart(word.replace(/[^\p{L}]/gu, "")));
  if (words.some(isName)) return "name";
  return words.some((word) => listed.has(word)) ? "decorated" : null;
}

/** The words that a text may be with the usual digits and signs: 'Password1!' and 'p4ssw0rd'. */
function undecorated(text: string): string[] {
  const bare = (one: string) => one.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "");
  const read = [...text].map((sign) => LOOKALIKES[sign] ?? sign).join("");
  const stripped = bare(text);
  const strippedRead = [...stripped].map((sign) => LOOKALIKES[sign] ?? sign).join("");
  return [stripped, strippedRead, read].filter(
    (word) => word.length >= SHORTEST_NAME && text.length - word.length <= MOST_DECORATION,
  );
}

function namesOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const hosts = [...domain.split("."), domain, email];
  const names = [firstName, lastName, `${firstName}${lastName}`, local, ...hosts].map((name) =>
    name
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}]/gu, ""),
  );
  return [PRODUCT, ...names].filter((name) => name.length >= SHORTEST_NAME);
}

async function commonOnes(db: Db, words: string[]): Promise<Set<string>> {
  const listed = await db
    .select()
    .from(commonPassword)
    .where(inArray(commonPassword.password, [ALWAYS_LISTED, ...words]));
  const passwords = new Set(listed.map(({ password }) => password));
  if (!passwords.has(ALWAYS_LISTED)) throw new Error("The list of common passwords is not loaded.");
  return passwords;
}
