import { hashSecret } from "~/domain/shared/secrets.server";

/**
 * Who asks for a search: whether this browser holds a cookie that it started the search, and the account
 * that is signed in, if any (docs/decisions/019-only-its-starter-changes-a-search.md).
 */
export type Asker = { holdsCookie: boolean; userId: string | null };

/** Knows nobody: reads a search as anybody with its address does. */
export const NOBODY: Asker = { holdsCookie: false, userId: null };

/**
 * An account as a search keeps it: a hash bound to the search, so that it says nothing once the account is
 * deleted, and does not tell which searches are of one account.
 */
export const accountKey = (uid: string, userId: string): Promise<string> =>
  hashSecret(`${uid} ${userId}`);
