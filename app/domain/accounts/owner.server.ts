import { eq, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { mailingList } from "../../../db/schema/mail";

/** An account with what a log-in has to know of it. */
export type Owner = typeof user.$inferSelect & { isSubscribedToMailingList: boolean };

/** The query for an account, so that it can be batched; `ownerOf` reads its rows. */
export function selectOwner(db: Db, isIt: SQL) {
  return db
    .select({ user, listState: mailingList.state })
    .from(user)
    .leftJoin(mailingList, eq(mailingList.email, user.email))
    .where(isIt);
}

export function ownerOf([row]: Awaited<ReturnType<typeof selectOwner>>): Owner | null {
  return row ? { ...row.user, isSubscribedToMailingList: row.listState === "subscribed" } : null;
}

/** The account with this id. Null if it was deleted. */
export async function findOwner(db: Db, userId: string): Promise<Owner | null> {
  return ownerOf(await selectOwner(db, eq(user.id, userId)));
}
