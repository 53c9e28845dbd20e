import type { FieldErrors } from "~/lib/form-errors";
import type { Viewer } from "./sessions.server";

/** Invalid input: the errors by field, for a 422. */
export type Refused = { state: "refused"; errors: FieldErrors };
/** Too many wrong passwords for this address: retry after this many seconds (at most 60). */
export type Slowed = { state: "slowed"; retryAfterSeconds: number };
type Wrong = { state: "wrong" };

export type LoginOutcome =
  | { state: "in"; secret: string; viewer: Viewer }
  | { state: "unconfirmed" }
  | Wrong
  | Slowed;
export type PasswordOutcome = { state: "changed"; secret: string } | Wrong | Refused | Slowed;
export type ResetOutcome = { state: "reset" } | { state: "invalid" } | Refused;
export type DeletionOutcome = { state: "deleted" } | Wrong | Slowed;
