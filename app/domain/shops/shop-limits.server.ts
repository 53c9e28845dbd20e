import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";

/**
 * Counts a page of a shop that is read for a network address: the seconds to wait if it is over the limit
 * of a day, else null.
 */
export async function admitReading(db: Db, client: string, now: Date): Promise<number | null> {
  const key = await attemptKey("shopPages", client);
  const [counted] = await countAttempt(db, "shopPages", key, now);
  return waitFor("shopPages", counted, now);
}
