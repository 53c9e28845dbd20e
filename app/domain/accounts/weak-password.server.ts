import type { FieldErrors } from "~/lib/form-errors";

const MOST_COMMON = 10_000;
const COMMON = "This password is one of the most common ones. Please choose another.";
const SAME_AS_EMAIL = "Please choose a password that is not your email address.";

let common: Promise<Set<string>> | undefined;

/** The errors of a new password that is easy to guess, by field name. Null if there are none. */
export async function weakPasswordErrors(
  password: string,
  email: string,
  field: "password" | "newPassword",
): Promise<FieldErrors | null> {
  const plain = password.toLowerCase();
  if (plain === email) return { [field]: [SAME_AS_EMAIL] };
  common ??= readCommon();
  return (await common).has(plain) ? { [field]: [COMMON] } : null;
}

/** Loads the list with the first password to check, to keep the Worker's start fast. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, MOST_COMMON));
}
