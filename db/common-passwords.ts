import { createRequire } from "node:module";
import { inserts, quoted } from "./statements";

/** The package whose list is loaded. */
export const COMMON_PASSWORDS = "@zxcvbn-ts/language-common";

type CommonLists = { dictionary: { "passwords-common": string[] } };

/** Statements that replace the passwords that guessers try first (Node only). */
export function commonPasswordsSql(): string[] {
  const { dictionary } = createRequire(import.meta.url)(COMMON_PASSWORDS) as CommonLists;
  const rows = dictionary["passwords-common"].map((password) => `(${quoted(password)})`);
  return ["DELETE FROM common_password;", ...inserts("common_password (password)", rows)];
}
