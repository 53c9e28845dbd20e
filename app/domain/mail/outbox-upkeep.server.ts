import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  like,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Kept, keptMs } from "~/domain/shared/retention";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { mailKey, outbox } from "../../../db/schema/mail";
import { hashKey } from "./outbox.server";
import { NO_TEXT } from "./outbox-drain.server";
import { countedFor } from "./typed-mail.server";

/** Rows that are deleted in one run, so that a backlog stalls nothing. */
const PER_RUN = 1000;

/**
 * Deletes mails some time after they were sent or given up, and keeps the hashes of their dedupe keys.
 * Until then, empties the texts of mails that could not be sent: of account mails at once, because of
 * their tokens, of others after a while.
 */
export async function clearOldMail(db: Db, now: Date): Promise<void> {
  const before = (what: Kept) => new Date(now.getTime() - keptMs(what));
  const isDead = eq(outbox.status, "dead");
  // As it stands in the index.
  const hasText = sql`${outbox.html} <> ''`;
  const isAccountMail = like(outbox.kind, "account.%");
  const wasNotSent = and(
    isDead,
    or(isAccountMail, lt(outbox.createdAt, before("unsentText"))),
    hasText,
  );
  const [, , old] = await db.batch([
    db.update(outbox).set(NO_TEXT).where(wasNotSent),
    // Of the local mailbox.
    db
      .update(outbox)
      .set(NO_TEXT)
      .where(and(lt(outbox.sentAt, before("unsentText")), hasText)),
    db
      .select({ id: outbox.id, dedupeKey: outbox.dedupeKey })
      .from(outbox)
      .where(
        or(lt(outbox.sentAt, before("mail")), and(isDead, lt(outbox.createdAt, before("mail")))),
      )
      .limit(PER_RUN),
    db.delete(mailKey).where(lte(mailKey.expiresAt, now)),
    ...forgetCounted(db, now),
  ]);
  const rows = JSON.stringify(old.map(({ id, dedupeKey }) => ({ id, hash: hashKey(dedupeKey) })));
  const expiresAt = now.getTime() + keptMs("mailKey");
  await runTogether(db, [
    sql`INSERT INTO ${mailKey} (hash, expires_at)
      SELECT value ->> 'hash', ${expiresAt} FROM json_each(${rows}) WHERE true
      ON CONFLICT DO NOTHING`,
    sql`DELETE FROM ${outbox} WHERE id IN (SELECT value ->> 'id' FROM json_each(${rows}))`,
  ]);
}

/**
 * The statements that take mails out of the outbox with their account. Of a mail that was sent to an address
 * that anybody can have typed a hash of the address and the time stay for a day, and nothing else: otherwise
 * whoever deletes accounts could send any number. Mails to `own`, the mailbox that the account has proved to be its
 * own, count no more.
 */
export function forgetMails(db: Db, isForgotten: SQL | undefined, now: Date, own?: string) {
  const isCounted = and(
    isNotNull(outbox.countedFor),
    own === undefined ? undefined : ne(outbox.countedFor, countedFor(own)),
    gt(outbox.createdAt, new Date(now.getTime() - keptMs("counter"))),
    inArray(outbox.status, ["sending", "sent"]),
  );
  const nothing = { ...NO_TEXT, subject: "", recipient: "", userId: null, error: null };
  return [
    db
      .update(outbox)
      .set({ ...nothing, dedupeKey: sql`${outbox.id}`, status: "sent", leaseUntil: null })
      .where(and(isForgotten, isCounted)),
    db.delete(outbox).where(isForgotten),
  ] as const;
}

/** The statements that end the counting of mails by a hash of their address, a day after they were written. */
function forgetCounted(db: Db, now: Date) {
  const isOver = and(
    isNotNull(outbox.countedFor),
    lte(outbox.createdAt, new Date(now.getTime() - keptMs("counter"))),
  );
  return [
    db.delete(outbox).where(and(isOver, eq(outbox.subject, ""))),
    db.update(outbox).set({ countedFor: null }).where(isOver),
  ] as const;
}

/** Notices that an account's old address still has to get. */
const NOTICES = ["account.email-changed", "account.password-changed"];

/**
 * The statements, for the batch that changes a user's address, that take the old one out of the
 * outbox: mails that wait to be sent there go, but for notices of a change, and sent ones lose it.
 * Nothing happens unless `isChanged` holds.
 */
export function forgetAddress(
  db: Db,
  { userId, email, isChanged }: { userId: string; email: string; isChanged: SQL },
) {
  const isToOld = and(eq(outbox.recipient, email), isChanged);
  return [
    db
      .delete(outbox)
      .where(and(isToOld, ne(outbox.status, "sent"), notInArray(outbox.kind, NOTICES))),
    db
      .update(outbox)
      .set({ userId, recipient: "" })
      .where(and(isToOld, eq(outbox.status, "sent"))),
  ] as const;
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
        // What is counted of a deleted account's.
        ne(outbox.subject, ""),
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
