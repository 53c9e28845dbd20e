import type { MailSender, MailToSend, SendResult } from "~/domain/mail/mail-sender";
import type { OutgoingMail } from "~/domain/mail/outbox.server";
import { stopHeaders } from "~/domain/mail/stop-link.server";
import { mailKey, outbox, suppression } from "../../db/schema/mail";
import { db } from "./test-env";

/** Empties the outbox, with what it remembers, and the suppression list. */
export async function emptyOutbox(): Promise<void> {
  await db.batch([db.delete(outbox), db.delete(mailKey), db.delete(suppression)]);
}

type MailParts = Partial<Omit<OutgoingMail, "kind">> & { kind?: OutgoingMail["kind"] };

export const mail = (parts: MailParts = {}) =>
  ({
    kind: "reminder",
    to: "ann@example.com",
    dedupeKey: "one",
    subject: "Subject",
    html: "<p>Hello</p>",
    text: "Hello",
    headers: stopHeaders("https://ribbon.test/unsubscribe?token=t"),
    ...parts,
  }) as OutgoingMail;

/** A sender that records its mails and returns the result of `answer`. */
export function recordingSender(
  answer: (mail: MailToSend) => Promise<SendResult> = async () => "taken",
) {
  const sent: MailToSend[] = [];
  const sender: MailSender = {
    name: "mailbox",
    send(one) {
      sent.push(one);
      return answer(one);
    },
  };
  return { sender, sent };
}
