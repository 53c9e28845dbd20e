import type { AppLoadContext } from "@remix-run/cloudflare";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import type { FieldErrors, FormAnswer } from "~/lib/form-errors";
import type { Viewer } from "~/session.server";

/** A submitted form of the account page. */
export type Posted = { form: FormData; viewer: Viewer; context: AppLoadContext };

/**
 * The outcome of a form: done (the page again with a notice), signed out, invalid, or over a limit.
 */
export type Ending =
  | { done: keyof typeof NOTICES; headers?: Headers }
  | { leave: string; headers: Headers }
  | { answer: FormAnswer }
  | { retryAfterSeconds: number };

export const NOTICES = {
  profile: ACCOUNT_TEXTS.profileUpdated,
  subscribed: ACCOUNT_TEXTS.subscribed,
  unsubscribed: ACCOUNT_TEXTS.unsubscribed,
  password: ACCOUNT_TEXTS.passwordChanged,
  "email-cancelled": ACCOUNT_TEXTS.emailChangeCancelled,
  code1: ACCOUNT_TEXTS.firstCodeSent,
  code2: ACCOUNT_TEXTS.secondCodeSent,
  "session-ended": "That session has ended.",
  "sessions-ended": "All other sessions have ended.",
} as const;

/** The outcome of an invalid form: its errors by field. */
export const refused = (errors: FieldErrors, typed: Record<string, string> = {}): Ending => ({
  answer: { refused: { typed, errors } },
});
