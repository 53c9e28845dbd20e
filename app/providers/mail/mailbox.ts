import type { MailSender } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";

/** Sends nothing: mails stay in the outbox, where /dev/mailbox shows them on a local run. */
export function mailboxSender(): MailSender {
  return { name: "mailbox", isMailbox: true, send: async () => "taken" };
}

/** Used if the driver is not configured: every mail waits in the outbox for a retry. */
export function withheldSender(name: MailSender["name"]): MailSender {
  return { name, send: () => Promise.reject(new UpstreamError("refused")) };
}
