import type { AppLoadContext } from "@remix-run/cloudflare";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import type { CreationOptions } from "~/domain/accounts/passkey";
import type { FieldErrors, FormAnswer, RefusedForm } from "~/lib/form-errors";
import type { Viewer } from "~/session.server";

/** A submitted form of the account page. */
export type Posted = {
  form: FormData;
  viewer: Viewer;
  context: AppLoadContext;
  request: Request;
};

/** What only this response can show: recovery codes, of which hashes are stored, or the next step. */
export type Shown = { recoveryCodes?: string[]; passkeyOptions?: CreationOptions };

/**
 * The outcome of a form: done (the page again with a notice), shown (the page with something more),
 * signed out, invalid, or over a limit.
 */
export type Ending =
  | { done: keyof typeof NOTICES; headers?: Headers }
  | { shown: Shown }
  | { leave: string; headers: Headers }
  | { answer: FormAnswer }
  | { retryAfterSeconds: number; refused?: RefusedForm };

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
  "app-on": "Your authenticator app was added.",
  "app-off": "Your authenticator app was removed.",
  "passkey-added": "Your passkey was added.",
  "passkey-renamed": "Your passkey was renamed.",
  "passkey-removed": "Your passkey was removed.",
  "mailbox-sent": ACCOUNT_TEXTS.firstCodeSent,
  mailbox: ACCOUNT_TEXTS.mailboxProven,
  "two-step": "",
} as const;

/** The outcome of an invalid form: its errors by field. */
export const refused = (errors: FieldErrors, typed: Record<string, string> = {}): Ending => ({
  answer: { refused: { typed, errors } },
});
