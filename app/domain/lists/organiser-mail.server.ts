import { and, eq, isNotNull } from "drizzle-orm";
import type { EventLogStore } from "~/domain/search/event-log-store";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { listLog, type Mailed, type MailOwner } from "./list-log";

/** The account that wants mail about a list, with its address of now; null if it is no more. */
export async function mailedAccount(
  db: Db,
  owner: MailOwner,
): Promise<{ userId: string; email: string } | null> {
  const isOwner = "userId" in owner ? eq(user.id, owner.userId) : eq(user.email, owner.email);
  const [account] = await db
    .select({ userId: user.id, email: user.email })
    .from(user)
    .where(and(isOwner, isNotNull(user.confirmedAt)));
  return account ?? null;
}

/** Who gets mail about a list, for an account that looks, which is not told the address of another. */
export async function whoIsMailed(
  db: Db,
  owner: MailOwner | null,
  userId: string | null,
): Promise<Mailed> {
  const account = owner && (await mailedAccount(db, owner));
  if (!account) return "nobody";
  return account.userId === userId ? "viewer" : "another";
}

/**
 * Puts the account in the place of its address, which lists kept before
 * (docs/decisions/110-three-mails-to-a-typed-address.md); without an account there is no more mail.
 */
export async function keepMailById(db: Db, store: EventLogStore): Promise<void> {
  const log = listLog(store);
  const before = log.organiserMail();
  if (!before || !("email" in before)) return;
  const account = await mailedAccount(db, before);
  // Read again: it may have been switched off, or on by somebody else, meanwhile.
  const mail = log.organiserMail();
  if (!mail || !("email" in mail)) return;
  const { email: _, ...times } = mail;
  if (account) log.keepOrganiserMail({ ...times, userId: account.userId });
  else log.removeOrganiserMail();
}
