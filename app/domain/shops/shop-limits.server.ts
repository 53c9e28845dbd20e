import { clientKey, networkKey } from "~/domain/shared/client-address";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";

type ShopLimit = "shopPages" | "shopPictures" | "networkPictures" | "allPictures";

/** Counts something; the seconds to wait if it is over its limit, else null. */
async function count(db: Db, kind: ShopLimit, owner: string, now: Date): Promise<number | null> {
  const [counted] = await countAttempt(db, kind, await attemptKey(kind, owner), now);
  return waitFor(kind, counted, now);
}

/**
 * Counts a page of a shop that is read for a network address: the seconds to wait if it is over the limit
 * of a day, else null.
 */
export const admitReading = (db: Db, client: string, now: Date) =>
  count(db, "shopPages", client, now);

/**
 * Counts a picture that is fetched from a shop: for the visitor at `address`, for their /48 network, and for
 * everybody. The seconds to wait if one of these is over its limit of a day, else null. What a visitor is
 * refused costs nobody else anything.
 */
export async function admitPicture(
  db: Db,
  address: string | null,
  now: Date,
): Promise<number | null> {
  const network = networkKey(address);
  return (
    (await count(db, "shopPictures", clientKey(address), now)) ??
    (network === null ? null : await count(db, "networkPictures", network, now)) ??
    (await count(db, "allPictures", "", now))
  );
}
