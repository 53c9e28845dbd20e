import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import { resultsMailKey } from "./results-mail.server";
import type { ResultsMailNews } from "./results-mail-news";

type Deps = {
  db: Db;
  /** When the mail for a search's results was written (ISO 8601 UTC), or null. */
  writtenAt: (uid: string) => Promise<string | null>;
};

/**
 * How far the mail with a search's results to an address is. Unless the address `isOwn`, nothing that
 * depends on the address: docs/decisions/087-who-asked-for-the-mail.md
 */
export async function readResultsMailNews(
  { db, writtenAt }: Deps,
  { uid, email, isOwn }: { uid: string; email: string; isOwn: boolean },
): Promise<ResultsMailNews> {
  const at = await writtenAt(uid);
  if (!isOwn)
    return at ? { email, state: "written", at } : { email, state: "awaited", isSoon: true };
  const [mail] = await db
    .select({ status: outbox.status, attempts: outbox.attempts, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.dedupeKey, resultsMailKey("results", uid)), eq(outbox.recipient, email)));
  if (mail?.sentAt) return { email, state: "sent", at: mail.sentAt.toISOString() };
  if (mail ? mail.status === "dead" : at !== null) return { email, state: "failed" };
  // After a failure the next try is minutes away.
  const isSoon = mail?.status !== "pending" || mail.attempts === 0;
  return { email, state: "awaited", isSoon };
}
