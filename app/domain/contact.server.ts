import { lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { contactMessage } from "../../db/schema/mail";
import type { ContactMessage } from "./contact";

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Keeps a message, and forgets those of more than a year ago. */
export async function keepMessage(db: Db, message: ContactMessage, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - KEPT_MS);
  await db.batch([
    db.insert(contactMessage).values({ id: crypto.randomUUID(), ...message, createdAt: now }),
    db.delete(contactMessage).where(lt(contactMessage.createdAt, forgotten)),
  ]);
}
