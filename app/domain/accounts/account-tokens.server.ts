import { and, eq, gt } from "drizzle-orm";
import { keptMs } from "~/domain/shared/retention";
import { hashSecret, newSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { accountToken } from "../../../db/schema/accounts";
import { CODE_LIMITS } from "./email-codes.server";

type Purpose = (typeof accountToken.$inferSelect)["purpose"];

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS: Record<Purpose, number> = {
  confirm: keptMs("accountLink"),
  reset: HOUR_MS,
  "cancel-email-change": keptMs("accountLink"),
  mailbox: CODE_LIMITS.lifeMs,
};

/** A new link's secret, or `token`, its hash, and the statements that replace the previous link. */
export async function newToken(
  db: Db,
  userId: string,
  purpose: Purpose,
  now: Date,
  token = newSecret(),
) {
  const hash = await hashSecret(token);
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
  return {
    token,
    hash,
    statements: [
      dropToken(db, userId, purpose),
      db.insert(accountToken).values({ hash, userId, purpose, expiresAt, createdAt: now }),
    ] as const,
  };
}

/** The statement that invalidates the user's link for a purpose. */
export function dropToken(db: Db, userId: string, purpose: Purpose) {
  return db
    .delete(accountToken)
    .where(and(eq(accountToken.userId, userId), eq(accountToken.purpose, purpose)));
}

/** The query for the owner of a valid link, for use in the condition of a write. */
export function ownerOfToken(db: Db, hash: string, purpose: Purpose, now: Date) {
  return db
    .select({ userId: accountToken.userId })
    .from(accountToken)
    .where(
      and(
        eq(accountToken.hash, hash),
        eq(accountToken.purpose, purpose),
        gt(accountToken.expiresAt, now),
      ),
    );
}
