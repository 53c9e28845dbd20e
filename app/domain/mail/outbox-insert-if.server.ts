import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import { type OutgoingMail, outboxRow } from "./outbox.server";

/**
 * The statement that queues a mail if a condition holds when it runs, for the db.batch of the
 * change that the mail reports. Does nothing if the dedupe key exists.
 */
export function outboxInsertIf(db: Db, mail: OutgoingMail, condition: SQL, now: Date) {
  const row: Partial<typeof outbox.$inferSelect> = outboxRow(mail, now);
  const columns = Object.entries(getTableColumns(outbox));
  const values = columns.map(([name, column]) => {
    const value = row[name as keyof typeof row];
    return value === undefined ? sql`NULL` : sql`${sql.param(value, column)}`;
  });
  return db
    .insert(outbox)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`)
    .onConflictDoNothing({ target: outbox.dedupeKey });
}
