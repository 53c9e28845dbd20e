import { and, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most mails a day that tell an account of its own changes: whoever is logged in can cause any number. */
export const MOST_NOTICES_A_DAY = 20;

/**
 * What an account is told of its own changes. Not a changed address, which has codes that are counted, and
 * not a new browser, which is counted by itself.
 */
export const NOTICE_KINDS = ["account.two-step", "account.password-changed"] as const;

/** The condition that an account, given by its id, may be told of another change today. */
export function mayGetNotice(db: Db, userId: string | SQL, now: Date): SQL {
  const lastDay = db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        gt(outbox.createdAt, new Date(now.getTime() - DAY_MS)),
        inArray(outbox.kind, [...NOTICE_KINDS]),
      ),
    );
  return sql`(${lastDay}) < ${MOST_NOTICES_A_DAY}`;
}
