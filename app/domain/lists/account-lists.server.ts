import { desc, eq, sql } from "drizzle-orm";
import { type PageOf, pageOf } from "~/lib/pages";
import type { Db } from "../../../db/client";
import { accountList, mailedList } from "../../../db/schema/lists";
import { LIST_LIMITS } from "./gift-list";

/** Each list is read from an object of its own, so that a page of all would ask a hundred. */
const LISTS_PER_PAGE = 10;

/** The uids of the lists that an account made, the newest first. */
export async function listsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ uid: accountList.uid })
    .from(accountList)
    .where(eq(accountList.userId, userId))
    .orderBy(desc(accountList.createdAt), sql`rowid DESC`);
  return rows.map(({ uid }) => uid);
}

/** The uids of one page of the lists that an account made. */
export async function listsPage(
  db: Db,
  userId: string,
  asked: number,
): Promise<PageOf & { shown: string[] }> {
  return pageOf(await listsOf(db, userId), asked, LISTS_PER_PAGE);
}

/**
 * Notes that an account makes a list. False if it has as many as it can: the INSERT itself counts, as of
 * several at once each would find room if it looked before.
 */
export async function keepList(db: Db, userId: string, uid: string, now: Date): Promise<boolean> {
  const lists = db.$count(accountList, eq(accountList.userId, userId));
  const kept = await db
    .insert(accountList)
    .select(sql`SELECT ${uid}, ${userId}, ${now.getTime()} WHERE ${lists} < ${LIST_LIMITS.lists}`)
    .returning({ uid: accountList.uid });
  return kept.length > 0;
}

/** Forgets a list that has ended, for whoever made it or asked for mail about it. */
export async function forgetList(db: Db, uid: string): Promise<void> {
  await db.batch([
    db.delete(accountList).where(eq(accountList.uid, uid)),
    db.delete(mailedList).where(eq(mailedList.uid, uid)),
  ]);
}
