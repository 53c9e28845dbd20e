import type { EventLogStore } from "~/domain/search/event-log-store";
import { leftOf, pledgedOf } from "./claims.server";
import type { Claim, GiverGift, ListDetails, ListGift } from "./gift-list";
import { listLog } from "./list-log";

/**
 * Who looks at a list: the hash of their browser, and whether they are its organiser, by the cookie, the
 * address or the account.
 */
export type Looker = { browser: string | null; isOrganiser: boolean };

/**
 * A list as somebody sees it. `isOwner` is the one who made a wish list: for them all gifts look as if
 * nobody had claimed any, and `version` is 0, as it counts claims.
 */
export type ListView = {
  version: number;
  details: ListDetails;
  gifts: GiverGift[];
  isOwner: boolean;
  isOrganiser: boolean;
};

/** A live change of a list. `ended` comes last. */
export type ListEvent = { version: number } & (
  | { type: "gift"; data: { id: string; gift: GiverGift | null } }
  | { type: "details"; data: ListDetails }
  | { type: "complete"; data: null }
);

/** The list as the looker may see it; null if there is none or it has ended. */
export function readList(store: EventLogStore, looker: Looker, now: Date): ListView | null {
  const log = listLog(store);
  const details = log.details();
  if (!details) return null;
  const { isOrganiser } = looker;
  const isOwner = isOwnerOf(details, looker);
  // The owner's answer must not even take the time of reading claims.
  const claims = isOwner ? null : log.allClaims();
  return {
    version: isOwner ? 0 : log.version(),
    details,
    gifts: log
      .gifts()
      .map((gift) => toGiverGift(gift, claims?.get(gift.id) ?? [], looker.browser, now)),
    isOwner,
    isOrganiser,
  };
}

/** Whether claims are kept from the looker. */
export const isOwnerOf = ({ kind }: ListDetails, { isOrganiser }: Looker) =>
  kind === "wish" && isOrganiser;

/** The changes after `version`, the oldest first. Not for the owner of a wish list. */
export function readListEvents(
  store: EventLogStore,
  version: number,
  { browser }: Looker,
  now: Date,
): ListEvent[] {
  const log = listLog(store);
  return log.changes(version).map((change): ListEvent => {
    const { version } = change;
    if (change.what === "gift") {
      const { giftId: id } = change;
      const gift = log.gift(id);
      const shown = gift && toGiverGift(gift, log.claims(id), browser, now);
      return { version, type: "gift", data: { id, gift: shown } };
    }
    const details = log.details();
    return details && change.what === "details"
      ? { version, type: "details", data: details }
      : { version, type: "complete", data: null };
  });
}

/** Without what a retailer lets be shown for a day only, once that is over. */
function toGiverGift(
  gift: ListGift,
  claims: Claim[],
  browser: string | null,
  now: Date,
): GiverGift {
  const isOld = gift.offerUntil !== null && Date.parse(gift.offerUntil) <= now.getTime();
  return {
    ...gift,
    ...(isOld && { imageUrl: null }),
    claims: claims.map(({ at: _, browser: by, ...claim }) => ({
      ...claim,
      isMine: browser !== null && by === browser,
    })),
    left: leftOf(gift, claims),
    pledged: pledgedOf(claims),
  };
}
