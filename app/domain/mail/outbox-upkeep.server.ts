import { and, asc, count, desc, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import { OUTBOX_LIMITS } from "./outbox.server";

/** Empties bodies and headers (with their tokens) 7 days after sending; the dedupe key is kept. */
export async function clearOldMail(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OUTBOX_LIMITS.keptMs);
  const old = or(
    and(eq(outbox.status, "sent"), lt(outbox.sentAt, before)),
    and(eq(outbox.status, "dead"), lt(outbox.createdAt, before)),
  );
  await db
    .update(outbox)
    .set({ html: "", text: "", headers: {} })
    .where(and(old, ne(outbox.html, "")));
}

/** The number of mails that could not be sent. */
export async function countDeadMail(db: Db): Promise<number> {
  const [row] = await db.select({ dead: count() }).from(outbox).where(eq(outbox.status, "dead"));
  return row?.dead ?? 0;
}

/** When the earliest lease ends. Null if no mail is leased. */
export async function nextLeaseEnd(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ end: outbox.leaseUntil })
    .from(outbox)
    .where(eq(outbox.status, "sending"))
    .orderBy(asc(outbox.leaseUntil))
    .limit(1);
  return row?.end ?? null;
}

/** A mail as the local mailbox shows it. `createdAt` is ISO 8601 UTC. */
export type MailboxEntry = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  createdAt: string;
};

const MAILBOX_SIZE = 500;

/** Mails of the outbox that did not fail, newest first; `to` filters by address. */
export async function readMailbox(db: Db, to: string | null): Promise<MailboxEntry[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        ne(outbox.status, "dead"),
        to ? eq(outbox.recipient, to.trim().toLowerCase()) : undefined,
      ),
    )
    // By insertion, because the clock of a local run can be fixed.
    .orderBy(desc(sql`rowid`))
    .limit(MAILBOX_SIZE);
  return rows.map(toEntry);
}

/** One mail of the mailbox, or null. */
export async function readMailboxEntry(db: Db, id: string): Promise<MailboxEntry | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ? toEntry(row) : null;
}

function toEntry(row: typeof outbox.$inferSelect): MailboxEntry {
  const { id, recipient: to, subject, html, text, headers, createdAt } = row;
  return { id, to, subject, html, text, headers, createdAt: createdAt.toISOString() };
}
