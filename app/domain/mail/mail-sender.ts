/** A mail ready to leave. `dedupeKey` names it once and for all, for providers that can use that. */
export type MailToSend = {
  dedupeKey: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/**
 * What a provider said: taken; refused for good; or refused because it never sends to this address
 * again, which then belongs on the suppression list.
 */
export type SendResult = "taken" | "refused" | "suppressed";

/** Sends one mail. Throws an `UpstreamError` where trying again later can help. */
export type MailSender = {
  name: "mailbox" | "cloudflare" | "resend";
  send: (mail: MailToSend, signal: AbortSignal) => Promise<SendResult>;
};
