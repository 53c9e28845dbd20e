import type { PageImageOf } from "~/domain/products/retailer";
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

/** The list as the looker may see it, with the addresses that shops gave; null if there is none or it has ended. */
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

/** A change as it is stored, the same for all who listen: a gift with its claims, or the list itself. */
export type StoredChange = { version: number } & (
  | { what: "gift"; id: string; gift: ListGift | null; claims: Claim[] }
  | { what: "details"; details: ListDetails }
  | { what: "ended" }
);

/** The changes after `version`, the oldest first. */
export function readChanges(store: EventLogStore, version: number): StoredChange[] {
  const log = listLog(store);
  const details = log.details();
  return log.changes(version).map((change): StoredChange => {
    const { version } = change;
    if (change.what === "gift") {
      const { giftId: id } = change;
      return { version, what: "gift", id, gift: log.gift(id), claims: log.claims(id) };
    }
    const isDetails = change.what === "details" && details;
    return isDetails ? { version, what: "details", details } : { version, what: "ended" };
  });
}

/** Changes as a looker is told of them. Not for the owner of a wish list. */
export function toListEvents(
  changes: StoredChange[],
  { browser }: Looker,
  { now, pageImageOf }: { now: Date; pageImageOf: PageImageOf },
): ListEvent[] {
  return changes.map((change): ListEvent => {
    const { version } = change;
    if (change.what === "gift") {
      const { id, gift, claims } = change;
      const shown = gift && withPageImage(toGiverGift(gift, claims, browser, now), pageImageOf);
      return { version, type: "gift", data: { id, gift: shown } };
    }
    return change.what === "details"
      ? { version, type: "details", data: change.details }
      : { version, type: "complete", data: null };
  });
}

/** A gift with the picture's address that a page shows, in place of the shop's. */
export const withPageImage = (gift: GiverGift, pageImageOf: PageImageOf): GiverGift => ({
  ...gift,
  imageUrl: gift.imageUrl && pageImageOf(gift.imageUrl),
});

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
