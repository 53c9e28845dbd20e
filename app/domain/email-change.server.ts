import type { AccountDeps } from "./accounts.server";
import type { Viewer } from "./sessions.server";

/** Where an email change stands: `codeIsDead` when it expired or was mistyped five times. */
export type EmailChangeState = {
  step: "code1" | "new-email" | "code2";
  newEmail: string;
  codeIsDead: boolean;
  resendInSeconds: number;
};

/** Whether a code was sent: "too-soon" within 60 s of the last one, or after too many of them. */
export type CodeOutcome =
  | { state: "sent" }
  | { state: "too-soon"; retryAfterSeconds: number }
  | { state: "same" }
  | { state: "not-now" };

/** The email change under way, or null; it survives a reload. */
export async function readEmailChange(deps: AccountDeps, viewer: Viewer, now: Date): Promise<EmailChangeState | null> {
  throw new Error("not yet");
}

/** Begins an email change (or sends its first code again): the code goes to the current address. */
export async function requestEmailChangeCode(
  deps: AccountDeps,
  viewer: Viewer,
  newEmail: string,
  now: Date,
): Promise<CodeOutcome> {
  throw new Error("not yet");
}

/** Takes the first code; false where it is wrong, expired or used up. */
export async function verifyEmailChangeCode(
  deps: AccountDeps,
  viewer: Viewer,
  code: string,
  now: Date,
): Promise<boolean> {
  throw new Error("not yet");
}

/** Sends the second code to the new address; "not-now" before the first code was taken. */
export async function submitNewEmail(
  deps: AccountDeps,
  viewer: Viewer,
  newEmail: string,
  now: Date,
): Promise<CodeOutcome> {
  throw new Error("not yet");
}

/** Takes the second code: the address is changed and every session ended; false where it is wrong. */
export async function confirmNewEmail(
  deps: AccountDeps,
  viewer: Viewer,
  code: string,
  now: Date,
): Promise<boolean> {
  throw new Error("not yet");
}

/** Back to idle, whatever the step. */
export async function giveUpEmailChange(deps: AccountDeps, viewer: Viewer): Promise<void> {
  throw new Error("not yet");
}

/** Cancels by the link in the first code's mail; false where the link is dead. */
export async function cancelEmailChange(deps: AccountDeps, cancelToken: string, now: Date): Promise<boolean> {
  throw new Error("not yet");
}
