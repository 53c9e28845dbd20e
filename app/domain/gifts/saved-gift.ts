import { type Day, formatCompactDay } from "~/domain/holidays/calendar-day";
import type { Review } from "~/domain/products/review";
import { type Currency, formatPrice, type Region } from "~/domain/shared/region";
import { keptMs } from "~/domain/shared/retention";
import { pictureSource } from "~/domain/shops/picture";
import { askedPage } from "~/lib/pages";

/**
 * Limits: characters of text fields, gifts per user and their bytes, gifts per page and per row. With
 * all that other limits allow, an account stays under 20 MB.
 */
export const GIFT_LIMITS = {
  title: 500,
  text: 4000,
  url: 2000,
  gifts: 2000,
  bytes: 6_000_000,
  perPage: 24,
  perRow: 12,
} as const;

/** What stands for all saved gifts in the address of a new list. */
export const FROM_SAVED = "saved";

/** The state of a gift on a card. */
export const GIFT_STATES = ["idea", "bought", "given"] as const;
export type GiftState = (typeof GIFT_STATES)[number];
export const GIFT_STATE_NAMES: Record<GiftState, string> = {
  idea: "Idea",
  bought: "Bought",
  given: "Given",
};

/** How long a retailer lets its pictures and prices be shown. */
export const OFFER_MS = keptMs("offer");

/** The source of all that has an ASIN, and of what was typed without an address. */
export const AMAZON = "amazon";
export const TYPED = "typed";

/**
 * What a gift is known by: its source (`AMAZON`, `TYPED` or the host of its shop) and its key there, an ASIN
 * or a hash (docs/decisions/102-a-gift-from-any-shop.md).
 */
export type GiftKey = { source: string; key: string };

/** What a star is known by: the ASIN of a product, else the id of a saved gift. */
export const starKey = ({ id, ...gift }: GiftKey & { id: string }) => asinOf(gift) ?? id;

/** The ASIN of a gift, null if it has none. */
export const asinOf = ({ source, key }: GiftKey) => (source === AMAZON ? key : null);

/**
 * A product as it was when saved; `price` is in major units of `currency`. `offerAt` is the time of
 * picture and price (ISO 8601), if it is not now.
 */
export type GiftFacts = GiftKey & {
  title: string;
  description: string;
  productUrl: string;
  imageUrl: string;
  price: number | null;
  currency: Currency | null;
  pros: string[];
  cons: string[];
  reviewSummary: string;
  reviewWriter: Review["writer"] | null;
  offerAt?: string;
};

/** A card a gift is saved for, and the history of the gift there. */
export type GiftCard = {
  profileCardId: string;
  state: GiftState;
  occasion: string | null;
  givenOn: Day | null;
  /** What was paid, in major units of `paidCurrency`. */
  paid: number | null;
  paidCurrency: Currency | null;
};

/**
 * A saved gift; times are in ISO 8601. `offerUntil` is until when its picture and price may be shown;
 * null for those that are not a retailer's.
 */
export type SavedGift = Omit<GiftFacts, "offerAt"> & {
  id: string;
  isFavorited: boolean;
  savedAt: string;
  offerUntil: string | null;
  cards: GiftCard[];
};

/** The fields a tile shows. */
export type GiftTile = Pick<
  SavedGift,
  "id" | "source" | "key" | "title" | "imageUrl" | "price" | "currency" | "savedAt" | "offerUntil"
>;

/** A gift in a section; `state` is null among the favourites. */
export type GiftInSection = GiftTile & { state: GiftState | null };

/** A section of the saved gifts: a card's, or the favourites if `cardId` is null. `gifts` is one page. */
export type SavedGiftSection = {
  cardId: string | null;
  title: string;
  /** Of the person. */
  name: string | null;
  /** What the person told that helps to choose: sizes and colours. */
  told: string | null;
  gifts: GiftInSection[];
  total: number;
};

/**
 * The price of a saved gift, null if it is not known or may not be shown, the day on which it was saved,
 * "3 Nov 2026", and what is to be said after it, as of when the price is.
 */
export function describePrice(
  {
    price,
    currency,
    savedAt,
    offerUntil,
  }: Pick<GiftTile, "price" | "currency" | "savedAt" | "offerUntil">,
  region: Region,
): { amount: string | null; day: string; note: string } {
  const day = formatCompactDay(savedAt.slice(0, 10), region);
  if (price === null) {
    return { amount: null, day, note: offerUntil ? ", see the price at the retailer" : "" };
  }
  const offerDay = offerUntil && formatCompactDay(dayOfOffer(offerUntil), region);
  const isAsSaved = !offerDay || offerDay === day;
  return {
    amount: formatPrice(price, currency ?? "GBP"),
    day,
    note: isAsSaved ? "" : `, price as of ${offerDay} and subject to change`,
  };
}

const dayOfOffer = (offerUntil: string) =>
  new Date(Date.parse(offerUntil) - OFFER_MS).toISOString().slice(0, 10);

/** The single section and page requested by `?section=favourites&page=2`, if any. */
export function parseGiftsQuery(query: URLSearchParams) {
  const section = query.get("section");
  if (!section) return undefined;
  const page = Math.min(askedPage(query), 1000);
  return { cardId: section === "favourites" ? null : section, page };
}

/** The query of the list of gifts that was asked for (`parseGiftsQuery`), and nothing else that stood beside it. */
export function queryOfGifts(asked: ReturnType<typeof parseGiftsQuery>): string {
  if (!asked) return "";
  const { cardId, page } = asked;
  return `?section=${encodeURIComponent(cardId ?? "favourites")}${page > 1 ? `&page=${page}` : ""}`;
}

/** A gift in the list of one card. */
export type GiftOfCard = Pick<SavedGift, "id" | "key" | "title" | "imageUrl"> &
  Pick<GiftCard, "state" | "occasion" | "givenOn"> & { savedAt: Date };

/**
 * The newest gifts of a card and their total: `staying` are also favourites or on another card,
 * `going` are deleted with the card.
 */
export type GiftsOfCard = Record<"staying" | "going", { gifts: GiftOfCard[]; total: number }>;

/**
 * An image's address as it is stored: of one of Ribbon's own without the origin, so that it survives a change of
 * domain; of a shop's picture, that at the shop.
 */
export function toStoredImageUrl(imageUrl: string, origins: string[]): string {
  const own = origins.find((origin) => imageUrl.startsWith(`${origin}/`));
  return pictureSource(own ? imageUrl.slice(own.length) : imageUrl);
}

/** A saved gift in the API, where pros and cons are comma-separated; `asin` is null for other shops. */
export type WireSavedGift = Omit<SavedGift, "cards" | "pros" | "cons" | "offerUntil"> & {
  asin: string | null;
  pros: string;
  cons: string;
  profileCardIds: string[];
};

/** Converts a gift to the API's shape; addresses of Ribbon's own images get the origin. */
export function toWireGift(
  { cards, offerUntil: _, ...gift }: SavedGift,
  origin: string,
): WireSavedGift {
  const imageUrl = pictureSource(gift.imageUrl);
  return {
    ...gift,
    asin: asinOf(gift),
    imageUrl: imageUrl.startsWith("/") ? origin + imageUrl : imageUrl,
    pros: gift.pros.join(","),
    cons: gift.cons.join(","),
    profileCardIds: cards.map(({ profileCardId }) => profileCardId),
  };
}
