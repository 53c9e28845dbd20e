import type { securityEvent } from "../../../db/schema/security";

export type SecurityEventKind = (typeof securityEvent.$inferSelect)["what"];

/** What can happen to an account, as its owner reads it under 'Recent activity'. */
export const SECURITY_EVENTS: Record<SecurityEventKind, string> = {
  login: "Logged in",
  "password-wrong": "A wrong password was tried",
  "password-limited": "Too many wrong passwords were tried",
  "code-wrong": "A wrong code was tried after the password",
  "code-limited": "Too many wrong codes were tried after the password",
  "password-changed": "Password changed",
  "password-reset": "Password reset by mail",
  "email-changed": "Email address changed",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "app-on": "Authenticator app turned on",
  "app-off": "Authenticator app turned off",
  "codes-renewed": "New recovery codes",
  "calendar-made": "Calendar address made",
  "recovery-code-used": "A recovery code was used",
  "session-ended": "Another session ended",
  "session-reused": "A session ended, because somebody used an old copy of it",
};
