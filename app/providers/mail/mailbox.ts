import type { MailSender } from "./type";

/** Delivers nowhere: mails stay in the outbox, where /dev/mailbox shows them on a local run. */
export function mailboxSender(): MailSender {
  return { name: "mailbox", send: async () => "taken" };
}
