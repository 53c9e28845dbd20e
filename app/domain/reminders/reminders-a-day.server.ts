import { and, count, eq, gt, max, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import type { CardRow } from "./reminder-facts.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Reminder mails of an account in a day, after which the first of each hour goes. */
const AT_ONCE_A_DAY = 10;

/**
 * Whether a reminder of these cards is counted. Cards that nobody has changed for a day are due once a
 * morning; those that are changed can be with each run of cron. So a usual morning reads no mails.
 */
export function isCounted(cards: CardRow[], at: Date): boolean {
  return cards.some(({ updatedAt }) => updatedAt.getTime() > at.getTime() - DAY_MS);
}

/** The condition that an account may have another reminder mail now. */
export function mayGetReminder(db: Db, userId: string, at: Date): SQL {
  const since = (ms: number) =>
    db
      .select({ mails: count() })
      .from(outbox)
      .where(and(isReminderOf(userId), gt(outbox.createdAt, new Date(at.getTime() - ms))));
  return sql`((${since(DAY_MS)}) < ${AT_ONCE_A_DAY} OR (${since(HOUR_MS)}) = 0)`;
}

/** When the next may go, if none may now: one time for all that waits, so that one mail says it. */
export function nextReminderMail(db: Db, userId: string): SQL {
  const last = db
    .select({ at: max(outbox.createdAt) })
    .from(outbox)
    .where(isReminderOf(userId));
  return sql`((${last}) + ${HOUR_MS})`;
}

const isReminderOf = (userId: string) =>
  and(eq(outbox.userId, userId), eq(outbox.kind, "reminder"));
