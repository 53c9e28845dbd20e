/**
 * A mail ready to send. `dedupeKey` identifies it across retries, for providers that support that.
 */
export type MailToSend = {
  dedupeKey: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/**
 * The result from a provider. "refused" is permanent; "suppressed" means that the provider no
 * longer sends to this address, which then goes on our suppression list.
 */
export type SendResult = "taken" | "refused" | "suppressed";

/** Sends one mail. Throws an `UpstreamError` if a later retry can help. */
export type MailSender = {
  name: "mailbox" | "cloudflare" | "resend";
  /** Whether the outbox itself is where its mails are read, so that they keep their text. */
  isMailbox?: true;
  send: (mail: MailToSend, signal: AbortSignal) => Promise<SendResult>;
};
