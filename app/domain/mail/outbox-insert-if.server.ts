import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import { type OutgoingMail, outboxRow } from "./outbox.server";

/**
 * Puts a mail into the outbox where a condition holds at that moment: for the db.batch of what it
 * tells of. A dedupe key that is there already changes nothing.
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
