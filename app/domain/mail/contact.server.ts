import { lt } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { contactMessage } from "../../../db/schema/mail";
import type { ContactMessage } from "./contact.schema";
import { contactMail } from "./contact-letter";
import { outboxInsert } from "./outbox.server";

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

type Keeping = { db: Db /** Who answers; nobody is mailed without it. */; contactEmail?: string };

/** Keeps a message, mails it to who answers, and forgets those of more than a year ago. */
export async function saveContactMessage(
  { db, contactEmail }: Keeping,
  message: ContactMessage,
  now: Date,
): Promise<void> {
  const id = crypto.randomUUID();
  const mails = contactEmail
    ? [
        outboxInsert(
          db,
          {
            kind: "contact",
            to: contactEmail,
            dedupeKey: `contact:${id}`,
            ...contactMail(message),
          },
          now,
        ),
      ]
    : [];
  await db.batch([
    db.insert(contactMessage).values({ id, ...message, createdAt: now }),
    deleteOldMessages(db, now),
    ...mails,
  ]);
}

/** The statement that deletes messages of more than a year ago; cron does it too. */
export function deleteOldMessages(db: Db, now: Date) {
  const forgotten = new Date(now.getTime() - KEPT_MS);
  return db.delete(contactMessage).where(lt(contactMessage.createdAt, forgotten));
}
