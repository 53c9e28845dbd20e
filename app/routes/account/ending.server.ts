import type { AppLoadContext } from "@remix-run/cloudflare";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import type { FieldErrors, FormAnswer } from "~/lib/form-errors";
import type { Viewer } from "~/session.server";

/** What a form of the account page is handled with. */
export type Posted = { form: FormData; viewer: Viewer; context: AppLoadContext };

/** How it ended: done (the page again, with its notice), signed out, refused, or asked too often. */
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

/** A form that comes back with what is wrong by field. */
export const refused = (errors: FieldErrors, typed: Record<string, string> = {}): Ending => ({
  answer: { refused: { typed, errors } },
});
