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
  "app-start",
  "app-confirm",
  "app-cancel",
  "app-remove",
  "passkey-start",
  "passkey-add",
  "passkey-rename",
  "passkey-remove",
  "codes-renew",
  "two-step-dismiss",
  "mailbox-send",
  "mailbox-check",
] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

/** The forms that add a way to log in, for which a browser has to prove that its user reads the mailbox. */
export const NEEDS_MAILBOX: readonly AccountIntent[] = [
  ...(["app-start", "app-confirm", "passkey-start", "passkey-add", "codes-renew"] as const),
];

/** A signed-in browser as displayed; `lastUsed` is in the viewer's time zone. */
export type SessionLine = { id: string; browser: string; lastUsed: string; isCurrent: boolean };

/** What happened to the account, as displayed; `at` is in the viewer's time zone. */
export type ActivityLine = { text: string; browser: string; at: string };

/** An email change in progress, as displayed. */
export type EmailChangeView = {
  step: "code1" | "new-email" | "code2";
  newEmail: string;
  codeIsInvalid: boolean;
};

/** A passkey as displayed; its dates are in the viewer's time zone. */
export type PasskeyLine = { id: string; name: string; added: string; lastUsed: string | null };

/** Two-step log-in, as displayed. */
export type TwoStepView = {
  isOn: boolean;
  /** Whether to recommend it; once, until it is dismissed or followed. */
  isAdvised: boolean;
  hasApp: boolean;
  /** An authenticator app that waits for its first code. */
  setup: { key: string; address: string; qr: { size: number; path: string } } | null;
  passkeys: PasskeyLine[];
  recoveryCodesLeft: number;
  /** Whether this browser has shown that its user reads the mailbox, or a code for it was sent. */
  mailbox: "proven" | "code-sent" | "unproven";
};
