import { createHash } from "node:crypto";
import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Letter } from "~/emails/letter";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { mailKey, outbox } from "../../../db/schema/mail";

/**
 * A mail for one recipient. A second mail with the same `dedupeKey` is not queued. `userId` is the
 * account it is about, by default the one with that address, if any.
 */
export type OutgoingMail = Letter & {
  kind: string;
  to: string;
  dedupeKey: string;
  userId?: string;
  headers?: Record<string, string>;
};

/**
 * The statement that queues a mail, for the db.batch of the change that the mail reports. Does
 * nothing if the dedupe key exists.
 */
export function outboxInsert(db: Db, mail: OutgoingMail, now: Date): BatchItem<"sqlite"> {
  return outboxInsertIf(db, mail, sql`true`, now);
}

/** The same for a mail that is queued only if a condition holds when the statement runs. */
export function outboxInsertIf(db: Db, mail: OutgoingMail, condition: SQL, now: Date) {
  const row: Row = outboxRow(mail, now);
  const columns = Object.entries(getTableColumns(outbox));
  const values = columns.map(([name, column]) => {
    const value = row[name as keyof Row];
    if (value === undefined) return sql`NULL`;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  const isKnown = sql`EXISTS (SELECT 1 FROM ${mailKey} WHERE hash = ${hashKey(mail.dedupeKey)})`;
  return db
    .insert(outbox)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition} AND NOT ${isKnown}`)
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** What stays of a dedupe key when the row of its mail is deleted. */
export function hashKey(dedupeKey: string): string {
  return createHash("sha256").update(dedupeKey).digest("hex");
}

type Values = typeof outbox.$inferSelect;
type Row = { [Column in keyof Values]?: Values[Column] | SQL };

/** The row of a mail that is due at once, even if `now` is ahead of the real clock. */
function outboxRow({ to, userId, headers = {}, ...mail }: OutgoingMail, now: Date): Row {
  return {
    id: crypto.randomUUID(),
    ...mail,
    userId: userId ?? sql`(SELECT id FROM ${user} WHERE email = ${to})`,
    recipient: to,
    headers,
    status: "pending",
    attempts: 0,
    nextAt: new Date(0),
    createdAt: now,
  };
}
