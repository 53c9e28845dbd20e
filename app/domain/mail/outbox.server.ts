import { createHash } from "node:crypto";
import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { Letter } from "~/emails/letter";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { mailKey, outbox } from "../../../db/schema/mail";
import { mayGetNotice, NOTICE_KINDS } from "./account-notices.server";
import { isOneOf, type OptionalKind, type RequiredKind, TYPED_KINDS } from "./mail-kinds";
import type { StopHeaders } from "./stop-link.server";
import { countedFor, mayGetTyped } from "./typed-mail.server";

/**
 * A mail for one recipient. A second mail with the same `dedupeKey` is not queued. `userId` is the
 * account it is about, by default the one with that address, if any.
 */
export type OutgoingMail = Letter & { to: string; dedupeKey: string; userId?: string } & (
    | { kind: OptionalKind; headers: StopHeaders }
    | { kind: RequiredKind; headers?: undefined }
  );

/**
 * The statement that queues a mail, for the db.batch of the change that the mail reports. Does
 * nothing if the dedupe key exists, if anybody can ask for it and its address may get no more today, or if
 * it tells of a change and its account was told of as many as it is in a day.
 */
export function outboxInsert(db: Db, mail: OutgoingMail, now: Date) {
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
    .select(
      sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition} AND NOT ${isKnown} AND ${isAllowed(db, mail, now)}`,
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

function isAllowed(db: Db, mail: OutgoingMail, now: Date): SQL {
  if (isOneOf(TYPED_KINDS, mail.kind)) return mayGetTyped(db, mail.to, now);
  if (isOneOf(NOTICE_KINDS, mail.kind)) return mayGetNotice(db, accountOf(mail), now);
  return sql`true`;
}

/** The id of the account that a mail is about. */
const accountOf = ({ userId, to }: OutgoingMail) =>
  userId ?? sql<string>`(SELECT id FROM ${user} WHERE email = ${to})`;

/** What stays of a dedupe key when the row of its mail is deleted. */
export function hashKey(dedupeKey: string): string {
  return createHash("sha256").update(dedupeKey).digest("hex");
}

type Values = typeof outbox.$inferSelect;
type Row = { [Column in keyof Values]?: Values[Column] | SQL };

/** The row of a mail that is due at once, even if `now` is ahead of the real clock. */
function outboxRow(outgoing: OutgoingMail, now: Date): Row {
  const { to, headers, ...mail } = outgoing;
  return {
    id: crypto.randomUUID(),
    ...mail,
    userId: accountOf(outgoing),
    recipient: to,
    countedFor: isOneOf(TYPED_KINDS, mail.kind) ? countedFor(to) : null,
    headers: headers ?? {},
    status: "pending",
    attempts: 0,
    nextAt: new Date(0),
    createdAt: now,
  };
}
