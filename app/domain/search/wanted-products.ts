import type { Product } from "~/domain/products/product";
import type { EventLogStore } from "./event-log-store";
import { type SearchEventLog, searchEventLog } from "./search-event-log";

/** How many of an idea's shown products the search describes and reviews by itself. */
export function firstCount(eventLog: SearchEventLog, position: number): number {
  const outcome = eventLog.products(position);
  if (outcome?.state !== "found") return 0;
  return outcome.describedFirst ?? outcome.products.length;
}

/**
 * How many are described and reviewed in all: more if somebody asked for more
 * (docs/decisions/015-details-for-four-products-first.md).
 */
export function wantedCount(eventLog: SearchEventLog, position: number): number {
  return Math.max(firstCount(eventLog, position), eventLog.wanted(position));
}

/** The products without a review among the first `count` of an idea; none if the idea is refused. */
export function dueProducts(
  eventLog: SearchEventLog,
  position: number,
  count = wantedCount(eventLog, position),
): Product[] {
  if (eventLog.isRefused(position)) return [];
  const reviews = eventLog.reviews(position);
  return shownProducts(eventLog, position)
    .slice(0, count)
    .filter(({ asin }) => reviews[asin] === undefined);
}

/** Whether any idea of the search has due products. */
export function hasDueProducts(store: EventLogStore): boolean {
  const eventLog = searchEventLog(store);
  return eventLog.ideas().some((_, position) => dueProducts(eventLog, position).length > 0);
}

/**
 * Asks for the first `count` products that an idea shows. Returns false if there is no such idea, or
 * it is refused or has no products.
 */
export function wantProducts(store: EventLogStore, position: number, count: number): boolean {
  const eventLog = searchEventLog(store);
  const shown = shownProducts(eventLog, position).length;
  if (shown === 0 || eventLog.isRefused(position)) return false;
  const wanted = Math.min(count, shown);
  if (wanted > wantedCount(eventLog, position)) eventLog.keepWanted(position, wanted);
  return true;
}

/** An idea's products without those that turned out not to fit. */
function shownProducts(eventLog: SearchEventLog, position: number): Product[] {
  const outcome = eventLog.products(position);
  if (outcome?.state !== "found") return [];
  return outcome.products.filter(({ asin }) => eventLog.detail(asin)?.state !== "unfit");
}
