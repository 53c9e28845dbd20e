/**
 * Mails to an address that anybody can have typed. Unless an account has confirmed it, it gets three of
 * them a day in all; each can be stopped from itself (docs/decisions/110-three-mails-to-a-typed-address.md).
 */
export const TYPED_KINDS = [
  "results",
  "search-failed",
  "subscribe",
  "account.confirm",
  "account.code2",
  "account.known-unconfirmed",
  "account.reset-unconfirmed",
  "list.link",
  "list.reminder",
] as const;

/** Mails not sent to an address whose owner wants none. Each has a stop link and its headers. */
export const OPTIONAL_KINDS = [
  ...TYPED_KINDS,
  "welcome",
  "reminder",
  "answers",
  "list.digest",
  "list.ending",
] as const;

/** What an account requires, to an address that it has confirmed, and the operator's own mail. */
export type RequiredKind =
  | "account.known"
  | "account.reset"
  | "account.code1"
  | "account.code-mailbox"
  | "account.new-browser"
  | "account.two-step"
  | "account.password-changed"
  | "account.email-changed"
  | "account.farewell"
  | "contact";

export type OptionalKind = (typeof OPTIONAL_KINDS)[number];

/** Whether a kind is one of a list of kinds. */
export const isOneOf = (kinds: readonly string[], kind: string) => kinds.includes(kind);
