import type { MailSender } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";

/** Delivers nowhere: mails stay in the outbox, where /dev/mailbox shows them on a local run. */
export function mailboxSender(): MailSender {
  return { name: "mailbox", send: async () => "taken" };
}

/** Stands in for a driver that is not configured: mails wait, as they do while a provider is away. */
export function withheldSender(name: MailSender["name"]): MailSender {
  return { name, send: () => Promise.reject(new UpstreamError("refused")) };
}
