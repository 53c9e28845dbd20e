import { countForAll, countVisitor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";

/**
 * Counts a page of a shop that is read: for the visitor at `address`, for their /48 network, and for
 * everybody. The seconds to wait if one of these is over its limit of a day, else null.
 */
export const admitReading = async (db: Db, address: string | null, now: Date) =>
  (await countVisitor(db, { visitor: "shopPages", network: "networkPages" }, address, now)) ??
  (await countForAll(db, "allPages", now));

/** The same for a picture that is fetched from a shop. */
export const admitPicture = async (db: Db, address: string | null, now: Date) =>
  (await countVisitor(db, { visitor: "shopPictures", network: "networkPictures" }, address, now)) ??
  (await countForAll(db, "allPictures", now));
