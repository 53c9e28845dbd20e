import { lt } from "drizzle-orm";
import { keptMs } from "~/domain/shared/retention";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { contactMessage } from "../../../db/schema/mail";
import type { ContactMessage } from "./contact.schema";
import { contactLetter } from "./contact-letter";
import { outboxInsert } from "./outbox.server";

type Deps = {
  db: Db;
  /** The address that messages are forwarded to; without it they are only stored. */
  contactEmail?: string;
};

/** Counts a message against the limit of a network address; the seconds to wait if over it, else null. */
export async function admitContactMessage(
  db: Db,
  client: string,
  now: Date,
): Promise<number | null> {
  const key = await attemptKey("contact", client);
  const [counted] = await countAttempt(db, "contact", key, now);
  return waitFor("contact", counted, now);
}

/** Stores a message, forwards it by mail, and deletes messages older than a year. */
export async function saveContactMessage(
  { db, contactEmail }: Deps,
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
            ...contactLetter(message),
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

/** The statement that deletes messages older than a year; also run by cron. */
export function deleteOldMessages(db: Db, now: Date) {
  const yearAgo = new Date(now.getTime() - keptMs("contactMessage"));
  return db.delete(contactMessage).where(lt(contactMessage.createdAt, yearAgo));
}
