import { and, count, eq, exists, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { outbox } from "../../../db/schema/mail";
import { TYPED_KINDS } from "./mail-kinds";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most mails a day, of all kinds together, to an address that no account has confirmed. */
const PER_DAY = 3;

/** The condition that an address may get another mail that anybody can have sent to it. */
export function mayGetTyped(db: Db, email: string, now: Date): SQL {
  const lastDay = db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, email),
        gt(outbox.createdAt, new Date(now.getTime() - DAY_MS)),
        inArray(outbox.kind, [...TYPED_KINDS]),
      ),
    );
  const confirmed = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), isNotNull(user.confirmedAt)));
  return sql`(${exists(confirmed)} OR (${lastDay}) < ${PER_DAY})`;
}
