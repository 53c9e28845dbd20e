import { count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { accountList } from "../../../db/schema/lists";
import { LIST_LIMITS } from "./gift-list";

/** The uids of the lists that an account made, the newest first. */
export async function listsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ uid: accountList.uid })
    .from(accountList)
    .where(eq(accountList.userId, userId))
    .orderBy(desc(accountList.createdAt), sql`rowid DESC`);
  return rows.map(({ uid }) => uid);
}

/** Whether an account has as many lists as it can. */
export async function hasMostLists(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ lists: count() })
    .from(accountList)
    .where(eq(accountList.userId, userId));
  return (row?.lists ?? 0) >= LIST_LIMITS.lists;
}

/** Notes that an account made a list. */
export async function keepList(db: Db, userId: string, uid: string, now: Date): Promise<void> {
  await db.insert(accountList).values({ uid, userId, createdAt: now });
}

/** Forgets a list that has ended. */
export async function forgetList(db: Db, uid: string): Promise<void> {
  await db.delete(accountList).where(eq(accountList.uid, uid));
}
