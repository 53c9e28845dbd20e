import type { Day } from "~/domain/holidays/calendar-day";
import { type Currency, formatPrice, type Region } from "~/domain/shared/region";

/**
 * Bounds of a list: characters of texts, gifts, claims and pledges together, pieces of one gift, price in
 * minor units, years that the day may be ahead, and lists of an account.
 */
export const LIST_LIMITS = {
  title: 80,
  note: 500,
  giftTitle: 500,
  url: 2000,
  gifts: 200,
  claims: 500,
  name: 40,
  giverNote: 200,
  quantity: 20,
  price: 10_000_000,
  yearsAhead: 2,
  lists: 100,
} as const;

/** Whom claims are kept from: the one who receives, who knows of no list, or the one who made the list. */
export const LIST_KINDS = ["surprise", "wish"] as const;
export type ListKind = (typeof LIST_KINDS)[number];
export const LIST_KIND_NAMES: Record<ListKind, string> = {
  surprise: "A surprise",
  wish: "A wish list",
};

/** What a list says of itself; `day` is that of the occasion, `createdAt` ISO 8601 UTC. */
export type ListDetails = {
  kind: ListKind;
  title: string;
  note: string;
  day: Day | null;
  region: Region;
  createdAt: string;
};

/**
 * A gift as its organiser put it on the list; `price` is that of one piece in minor units of `currency`.
 * `offerUntil` (ISO 8601) is until when a retailer's picture and price may be shown; null for all others.
 */
export type GiftFacts = {
  asin: string | null;
  title: string;
  link: string | null;
  imageUrl: string | null;
  price: number | null;
  currency: Currency | null;
  offerUntil: string | null;
  quantity: number;
};
export type ListGift = GiftFacts & { id: string };

/**
 * Who gives what: some pieces of a gift, or an amount towards its price in minor units (then `quantity`
 * is 0). `browser` is a hash that only the giver's browser can show again.
 */
export type Claim = {
  id: string;
  name: string;
  quantity: number;
  amount: number;
  note: string;
  at: string;
  browser: string | null;
};

/** A claim as other givers see it. */
export type ShownClaim = Pick<Claim, "id" | "name" | "quantity" | "amount" | "note"> & {
  isMine: boolean;
};

/** A gift as a giver sees it; `left` are pieces that nobody gets yet, `pledged` minor units. */
export type GiverGift = ListGift & { claims: ShownClaim[]; left: number; pledged: number };

/** Whether somebody can still get a piece of it alone. */
export const canGet = ({ left, pledged }: Pick<GiverGift, "left" | "pledged">) =>
  left > 0 && pledged === 0;

/** The amount that is still missing of a gift that can be given together; 0 if it cannot. */
export function missingOf(
  gift: Pick<GiverGift, "price" | "quantity" | "left" | "pledged">,
): number {
  const isShared = gift.price !== null && gift.quantity === 1 && gift.left === 1;
  return isShared ? (gift.price ?? 0) - gift.pledged : 0;
}

/** An amount of minor units as a price. */
export const formatAmount = (amount: number, currency: Currency | null) =>
  formatPrice(amount / 100, currency ?? "GBP");

/** The path of the page for givers; `id` is all of its secret. */
export const listPath = (id: string) => `/lists/${id}`;
/** The path of the organiser's page: by its own secret, or for an account by the list's uid. */
export const organiserPath = (key: string) => `/lists/manage/${key}`;
