import type { Db } from "../../db/client";
import type { ProfileUpdate, Registration } from "./account";
import type { FieldErrors } from "./form-errors";
import type { Viewer } from "./sessions.server";

/** `origin` is the absolute origin of links in mails. */
export type AccountDeps = { db: Db; origin: string };

/** A write that the person can mend: the errors by field, for a 422. */
export type Refused = { state: "refused"; errors: FieldErrors };
/** Too many wrong passwords for this account lately: ask again after these seconds (at most 60). */
export type Slowed = { state: "slowed"; retryAfterSeconds: number };

export type LoginOutcome =
  | { state: "in"; secret: string; viewer: Viewer }
  | { state: "wrong" }
  | { state: "unconfirmed" }
  | Slowed;
export type PasswordOutcome = { state: "changed"; secret: string } | { state: "wrong" } | Refused | Slowed;
export type DeletionOutcome = { state: "deleted" } | { state: "wrong" } | Slowed;

/** Registers an account, or writes to the owner of an address that has one: the outcome is the same. */
export async function register(
  deps: AccountDeps,
  registration: Registration,
  now: Date,
): Promise<{ state: "registered" } | Refused> {
  throw new Error("not yet");
}

/** Sends a new confirmation link, if an account waits for it; says nothing of whether it does. */
export async function resendConfirmation(deps: AccountDeps, email: string, now: Date): Promise<void> {
  throw new Error("not yet");
}

/** Confirms the account of a link; false where the link is unknown, used or older than 24 hours. */
export async function confirmEmail(deps: AccountDeps, token: string, now: Date): Promise<boolean> {
  throw new Error("not yet");
}

/** Signs in: the secret is the cookie's. `endedSecret` is the session of this browser until now. */
export async function logIn(
  deps: AccountDeps,
  login: { email: string; password: string; userAgent: string; endedSecret: string | null },
  now: Date,
): Promise<LoginOutcome> {
  throw new Error("not yet");
}

/** Changes the names (and region and time zone where given); answers the viewer as they are now. */
export async function updateProfile(deps: AccountDeps, viewer: Viewer, profile: ProfileUpdate): Promise<Viewer> {
  throw new Error("not yet");
}

/** Changes the password, ends the other sessions, and gives this one a new secret. */
export async function changePassword(
  deps: AccountDeps,
  viewer: Viewer,
  passwords: { currentPassword: string; newPassword: string },
  now: Date,
): Promise<PasswordOutcome> {
  throw new Error("not yet");
}

/** Sends a reset link valid for 60 minutes, if there is an account; says nothing of whether. */
export async function requestPasswordReset(deps: AccountDeps, email: string, now: Date): Promise<void> {
  throw new Error("not yet");
}

/** Sets the password of a link's account and ends all its sessions; "invalid" for a dead link. */
export async function resetPassword(
  deps: AccountDeps,
  reset: { email: string; token: string; newPassword: string },
  now: Date,
): Promise<{ state: "reset" } | { state: "invalid" } | Refused> {
  throw new Error("not yet");
}

/** Subscribes or unsubscribes the viewer's address; answers the viewer as they are now. */
export async function setSubscription(deps: AccountDeps, viewer: Viewer, subscribed: boolean, now: Date): Promise<Viewer> {
  throw new Error("not yet");
}

/** Everything that is kept of the viewer, for a JSON download; no hashes. */
export async function exportAccount(db: Db, viewer: Viewer, now: Date): Promise<Record<string, unknown>> {
  throw new Error("not yet");
}

/** Deletes everything of the viewer in one batch, and sends a farewell. */
export async function deleteAccount(
  deps: AccountDeps,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<DeletionOutcome> {
  throw new Error("not yet");
}
