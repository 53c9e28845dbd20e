import type { EventLogStore } from "~/domain/search/event-log-store";
import { type Claim, formatAmount, LIST_LIMITS, type ListGift } from "./gift-list";
import { listLog } from "./list-log";

/** Some pieces of a gift, or an amount in minor units towards its price, by a giver's browser. */
export type NewClaim = Omit<Claim, "at">;

/**
 * "lost" says why somebody else was first; "refused" what the gift does not allow; "full" that the list
 * holds as many claims as it can; "missing" that there is no such gift.
 */
export type ClaimOutcome =
  | { state: "kept" }
  | { state: "lost" | "refused"; message: string }
  | { state: "missing" | "full" };

/**
 * Keeps a claim or a pledge. The first one wins; the same form sent twice is one claim. All in one step,
 * so that no other request comes between reading and writing.
 */
export function keepClaim(
  store: EventLogStore,
  giftId: string,
  claim: NewClaim,
  now: Date,
): ClaimOutcome {
  const log = listLog(store);
  const gift = log.gift(giftId);
  if (!gift) return { state: "missing" };
  const claims = log.claims(giftId);
  if (claims.some(({ id, browser }) => id === claim.id && browser === claim.browser)) {
    return { state: "kept" };
  }
  const refusal = claim.amount > 0 ? pledgeRefusal(gift, claims, claim) : null;
  const message = refusal ?? (claim.amount > 0 ? null : wholeRefusal(gift, claims, claim));
  if (refusal === NOT_SHARED || refusal === overPrice(gift)) {
    return { state: "refused", message: refusal };
  }
  if (message) return { state: "lost", message };
  const all = [...log.allClaims().values()].flat();
  if (all.some(({ id }) => id === claim.id)) return { state: "lost", message: SENT_BEFORE };
  if (log.countClaims() >= LIST_LIMITS.claims) return { state: "full" };
  log.keepClaims(giftId, [...claims, { ...claim, at: now.toISOString() }]);
  return { state: "kept" };
}

const NOT_SHARED = "This gift cannot be given together: it has no single price.";
const SENT_BEFORE = "Somebody sent the same form before. Please reload the page.";
const overPrice = ({ price, currency }: ListGift) =>
  `Please chip in ${formatAmount(price ?? 0, currency)} at most, which is its price.`;

const taker = (claims: Claim[]) => claims.find(({ quantity }) => quantity > 0)?.name;

function pledgeRefusal(gift: ListGift, claims: Claim[], { amount }: NewClaim): string | null {
  if (gift.price === null || gift.quantity !== 1) return NOT_SHARED;
  if (amount > gift.price) return overPrice(gift);
  const by = taker(claims);
  if (by !== undefined) return `${by} is already getting this.`;
  const missing = gift.price - pledgedOf(claims);
  if (missing === 0) return "Others were faster: the whole price is together already.";
  if (amount <= missing) return null;
  return `Others were faster: only ${formatAmount(missing, gift.currency)} is still missing.`;
}

function wholeRefusal(gift: ListGift, claims: Claim[], { quantity }: NewClaim): string | null {
  if (pledgedOf(claims) > 0) {
    const name = claims[0]?.name;
    return `${name} is already getting this together with others. You can chip in, too.`;
  }
  const left = leftOf(gift, claims);
  if (quantity <= left) return null;
  const by = taker(claims);
  if (by === undefined) return `There are only ${left} of these on the list.`;
  if (left === 0) return `${by} is already getting this.`;
  return `${by} is already getting this: ${left} of ${gift.quantity} still to get.`;
}

/** The pieces that nobody gets yet. */
export const leftOf = ({ quantity }: ListGift, claims: Claim[]) =>
  Math.max(
    0,
    claims.reduce((left, claim) => left - claim.quantity, quantity),
  );

/** What is pledged towards a gift, in minor units. */
export const pledgedOf = (claims: Claim[]) => claims.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Takes a claim back: for the browser that made it, for who has a signed link (`browser` undefined), or
 * for the organiser. False if there is no such claim of theirs.
 */
export function removeClaim(
  store: EventLogStore,
  giftId: string,
  claimId: string,
  browser?: string | null,
): boolean {
  const log = listLog(store);
  const claims = log.claims(giftId);
  const isIt = (claim: Claim) =>
    claim.id === claimId &&
    (browser === undefined || (browser !== null && claim.browser === browser));
  if (!claims.some(isIt)) return false;
  log.keepClaims(
    giftId,
    claims.filter((claim) => !isIt(claim)),
  );
  return true;
}
