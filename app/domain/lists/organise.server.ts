import type { EventLogStore } from "~/domain/search/event-log-store";
import { removeClaim } from "./claims.server";
import { type GiftFacts, LIST_LIMITS, type ListDetails } from "./gift-list";
import { type ListKeys, listLog } from "./list-log";

/** The account that mail about a list goes to, and the origin of the links in it. */
type MailTo = { userId: string; origin: string };

/** What an organiser changes. */
export type ListChange =
  | { change: "details"; details: Pick<ListDetails, "title" | "note" | "day"> }
  | { change: "add"; gift: GiftFacts }
  | { change: "remove"; giftId: string }
  | { change: "release"; giftId: string; claimId: string }
  | { change: "mail"; to: MailTo | null }
  | { change: "end" };

/** "full": the list holds as many gifts as it can. "missing": there is nothing of the kind. */
export type ChangeOutcome = "changed" | "full" | "missing";

/** A new list: its details and its gifts in their order. */
export type NewList = { details: ListDetails; gifts: GiftFacts[] };

/** Writes a new list. False if there is one already. */
export function makeList(
  store: EventLogStore,
  keys: ListKeys,
  { details, gifts }: NewList,
): boolean {
  const log = listLog(store);
  if (log.keys()) return false;
  log.keepKeys(keys);
  log.keepDetails(details);
  for (const [place, gift] of gifts.slice(0, LIST_LIMITS.gifts).entries()) {
    log.keepGift({ ...gift, id: String(place + 1) });
  }
  return true;
}

/**
 * Changes a list for its organiser. What it answers depends on nothing that a giver did, so that the owner
 * of a wish list learns nothing: only of a surprise a claim can be released.
 */
export function changeList(store: EventLogStore, wanted: ListChange, now: Date): ChangeOutcome {
  const log = listLog(store);
  const details = log.details();
  if (!details) return "missing";
  switch (wanted.change) {
    case "details":
      log.keepDetails({ ...details, ...wanted.details });
      return "changed";
    case "add": {
      const id = log.nextGiftId();
      // Removed ones count double, as their entries stay.
      if (log.countGifts() >= LIST_LIMITS.gifts || Number(id) > 2 * LIST_LIMITS.gifts) {
        return "full";
      }
      log.keepGift({ ...wanted.gift, id });
      return "changed";
    }
    case "remove":
      if (!log.gift(wanted.giftId)) return "missing";
      log.removeGift(wanted.giftId);
      return "changed";
    case "release": {
      if (details.kind === "wish") return "missing";
      return removeClaim(store, wanted.giftId, wanted.claimId) ? "changed" : "missing";
    }
    case "mail":
      switchMail(log, wanted.to);
      return "changed";
    case "end":
      log.end(now.toISOString());
      return "changed";
  }
}

/** Forgets an account that is deleted, and mails it no more. */
export function forgetAccount(store: EventLogStore, userId: string): void {
  const log = listLog(store);
  const mail = log.organiserMail();
  if (mail && "userId" in mail && mail.userId === userId) log.removeOrganiserMail();
  log.removeLastDigest(userId);
}

/** Off and on again, an account waits as long for its next mail as before. */
function switchMail(log: ReturnType<typeof listLog>, to: MailTo | null): void {
  const before = log.organiserMail();
  if (before?.lastDigest && "userId" in before) {
    log.keepLastDigest(before.userId, before.lastDigest);
  }
  if (to === null) {
    log.removeOrganiserMail();
    return;
  }
  const lastDigest = log.lastDigest(to.userId);
  log.keepOrganiserMail({ ...to, digestAt: null, lastDigest, isNoticed: false });
}
