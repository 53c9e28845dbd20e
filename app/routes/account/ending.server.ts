import type { AppLoadContext } from "@remix-run/cloudflare";
import { ACCOUNT_TEXTS } from "~/domain/account";
import type { FieldErrors, FormAnswer } from "~/domain/form-errors";
import { endSessionHeader, type Viewer } from "~/session.server";

/** What a form of the account page is handled with. */
export type Posted = { form: FormData; viewer: Viewer; context: AppLoadContext };

/** How it ended: done (the page again, with its notice), signed out, refused, or asked too often. */
export type Ending =
  | { done: keyof typeof NOTICES; cookie?: string }
  | { leave: string; cookie: string }
  | { answer: FormAnswer }
  | { retryAfterSeconds: number };

export const NOTICES = {
  profile: ACCOUNT_TEXTS.profileUpdated,
  subscribed: ACCOUNT_TEXTS.subscribed,
  unsubscribed: ACCOUNT_TEXTS.unsubscribed,
  password: ACCOUNT_TEXTS.passwordChanged,
  "email-cancelled": ACCOUNT_TEXTS.emailChangeCancelled,
  "code-sent": "A code is on its way.",
  "session-ended": "That session has ended.",
  "sessions-ended": "All other sessions have ended.",
} as const;

export const isSecure = ({ config }: AppLoadContext) => config.APP_ENV === "production";

/** The Set-Cookie header that signs this browser out. */
export const leaving = (context: AppLoadContext) => endSessionHeader({ secure: isSecure(context) });

/** A form that comes back with what is wrong by field. */
export const refused = (errors: FieldErrors, typed: Record<string, string> = {}): Ending => ({
  answer: { refused: { typed, errors } },
});
