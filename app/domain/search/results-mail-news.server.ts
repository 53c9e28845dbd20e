import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { outbox } from "../../../db/schema/mail";
import { resultsMailKey } from "./results-mail.server";
import type { ResultsMailNews } from "./results-mail-news";

/** How far the mail with a search's results to an address is. */
export async function readResultsMailNews(
  db: Db,
  { uid, email }: { uid: string; email: string },
): Promise<ResultsMailNews> {
  const [mail] = await db
    .select({ status: outbox.status, attempts: outbox.attempts, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.dedupeKey, resultsMailKey("results", uid)), eq(outbox.recipient, email)));
  if (mail?.sentAt) return { email, state: "sent", at: mail.sentAt.toISOString() };
  if (mail?.status === "dead") return { email, state: "failed" };
  // After a failure the next try is minutes away.
  const isSoon = mail?.status !== "pending" || mail.attempts === 0;
  return { email, state: "awaited", isSoon };
}
