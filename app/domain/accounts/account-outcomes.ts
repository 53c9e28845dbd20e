import type { FieldErrors } from "~/lib/form-errors";
import type { Viewer } from "./sessions.server";

/** Invalid input: the errors by field, for a 422. */
export type Refused = { state: "refused"; errors: FieldErrors };
/**
 * Too many wrong guesses: retry after this many seconds, at most 60 for a password and an hour for
 * the code of a second step.
 */
export type Slowed = { state: "slowed"; retryAfterSeconds: number };
export type Wrong = { state: "wrong" };
/** Signed in: `secret` goes into the cookie, and so does `proof`, which this browser is known by from now on. */
export type SignedIn = { state: "in"; secret: string; proof: string; viewer: Viewer };
/** The log-in has to begin anew: what was checked has changed since. */
export type Expired = { state: "expired" };

/** "second-step": the password is right and a code is missing; `pending` is for `finishLogin`. */
export type LoginOutcome =
  | SignedIn
  | { state: "second-step"; pending: string }
  | { state: "wrong-code" }
  | { state: "unconfirmed" }
  | Wrong
  | Slowed;
export type SecondStepOutcome = SignedIn | { state: "wrong-code" } | Expired | Slowed;
export type PasswordOutcome = { state: "changed"; secret: string } | Wrong | Refused | Slowed;
export type ResetOutcome = { state: "reset" } | { state: "invalid" } | Refused;
export type DeletionOutcome = { state: "deleted" } | Wrong | Slowed;
