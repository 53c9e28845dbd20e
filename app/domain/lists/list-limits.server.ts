import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";

/** Counts a new list against the limit of a network address; the seconds to wait if over it, else null. */
export async function admitList(db: Db, client: string, now: Date): Promise<number | null> {
  const [counted] = await countAttempt(db, "lists", await attemptKey("lists", client), now);
  return waitFor("lists", counted, now);
}
