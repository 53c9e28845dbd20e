import { and, eq, exists, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { mailedList } from "../../../db/schema/lists";
import { LIST_LIMITS } from "./gift-list";

/**
 * Notes that an account asks for mail about a list, so that the list forgets it when the account is deleted.
 * False if it has asked about as many as it can: the INSERT itself counts.
 */
export async function keepMailedList(
  db: Db,
  userId: string,
  uid: string,
  now: Date,
): Promise<boolean> {
  const lists = db.$count(mailedList, eq(mailedList.userId, userId));
  const isThis = and(eq(mailedList.uid, uid), eq(mailedList.userId, userId));
  const isKnown = exists(db.select({ uid: mailedList.uid }).from(mailedList).where(isThis));
  const kept = await db
    .insert(mailedList)
    .select(
      sql`SELECT ${uid}, ${userId}, ${now.getTime()} WHERE ${lists} < ${LIST_LIMITS.lists} OR ${isKnown}`,
    )
    .onConflictDoUpdate({ target: [mailedList.uid, mailedList.userId], set: { createdAt: now } })
    .returning({ uid: mailedList.uid });
  return kept.length > 0;
}
