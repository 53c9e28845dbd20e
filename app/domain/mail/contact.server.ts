import { lt } from "drizzle-orm";
import { keptMs } from "~/domain/shared/retention";
import { countForAll, countVisitor } from "~/domain/shared/throttling.server";
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

/**
 * Counts a message for the visitor at a network address, for their /48 network, and for everybody; the
 * seconds to wait if one of these is over its limit, else null.
 */
export const admitContactMessage = async (db: Db, address: string | null, now: Date) =>
  (await countVisitor(db, { visitor: "contact", network: "networkContact" }, address, now)) ??
  (await countForAll(db, "allContact", now));

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
