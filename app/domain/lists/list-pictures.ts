import type { EventLogStore } from "~/domain/search/event-log-store";
import { listLog } from "./list-log";

/** When a retailer's picture is to be deleted, the first of them, in ms since 1970; null if there is none. */
export function pictureEndsAt(store: EventLogStore): number | null {
  const ends = listLog(store)
    .gifts()
    .flatMap(({ imageUrl, offerUntil }) => (imageUrl && offerUntil ? Date.parse(offerUntil) : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/**
 * Deletes the addresses of retailers' pictures that may not be kept any longer
 * (docs/decisions/076-pictures-and-prices-for-a-day.md).
 */
export function forgetOldPictures(store: EventLogStore, now: Date): void {
  const log = listLog(store);
  for (const gift of log.gifts()) {
    const { imageUrl, offerUntil } = gift;
    const isOver = offerUntil !== null && Date.parse(offerUntil) <= now.getTime();
    if (imageUrl && isOver) log.keepGift({ ...gift, imageUrl: null });
  }
}
