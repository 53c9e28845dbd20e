/** The forms of the account page. */
export const ACCOUNT_INTENTS = [
  "profile",
  "mailing-list",
  "password",
  "email-start",
  "email-verify",
  "email-submit",
  "email-confirm",
  "email-again",
  "email-cancel",
  "session-end",
  "sessions-end",
  "delete",
] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

/** A signed-in browser as displayed; `lastUsed` is in the viewer's time zone. */
export type SessionLine = { id: string; browser: string; lastUsed: string; isCurrent: boolean };

/** An email change in progress, as displayed. */
export type EmailChangeView = {
  step: "code1" | "new-email" | "code2";
  newEmail: string;
  codeIsInvalid: boolean;
};
