import { type Day, formatDay } from "~/domain/holidays/calendar-day";
import type { Review } from "~/domain/products/review";
import { type Currency, formatPrice } from "~/domain/shared/region";

/** Bounds of saved gifts: characters, and how many a user may keep. */
export const GIFT_LIMITS = {
  title: 500,
  text: 4000,
  url: 2000,
  gifts: 2000,
  perPage: 24,
  perRow: 12,
} as const;

/** What has become of a gift for one card. */
export const GIFT_STATES = ["idea", "bought", "given"] as const;
export type GiftState = (typeof GIFT_STATES)[number];
export const GIFT_STATE_NAMES: Record<GiftState, string> = {
  idea: "Idea",
  bought: "Bought",
  given: "Given",
};

/** A product as it was when it was saved; `price` in major units of `currency`. */
export type GiftFacts = {
  asin: string;
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
};

export type GiftCard = {
  profileCardId: string;
  state: GiftState;
  occasion: string | null;
  givenOn: Day | null;
};

/** A gift that a user keeps; `savedAt` is ISO 8601, when its price was seen. */
export type SavedGift = GiftFacts & {
  id: string;
  isFavorited: boolean;
  savedAt: string;
  cards: GiftCard[];
};

/** What a tile shows of a gift. */
export type GiftTile = Pick<
  SavedGift,
  "id" | "asin" | "title" | "imageUrl" | "price" | "currency" | "savedAt"
>;

/** One section of the saved gifts: favourites, or a card's; `total` counts all of its gifts. */
export type SavedGiftSection = {
  cardId: string | null;
  title: string;
  gifts: GiftTile[];
  total: number;
};

/** "£24.99 when saved on 3 November 2026". */
export function sayPriceWhenSaved({ price, currency, savedAt }: GiftTile): string {
  const day = formatDay(savedAt.slice(0, 10));
  if (price === null) return `Saved on ${day}`;
  return `${formatPrice(price, currency ?? "GBP")} when saved on ${day}`;
}

/** Which section alone is asked for (`?section=favourites&page=2`), if any. */
export function parseGiftsQuery(query: URLSearchParams) {
  const section = query.get("section");
  if (!section) return undefined;
  const page = Math.min(Math.max(Math.trunc(Number(query.get("page")) || 1), 1), 1000);
  return { cardId: section === "favourites" ? null : section, page };
}

/** A gift kept for a card. */
export type GiftOfCard = Pick<SavedGift, "id" | "title" | "imageUrl"> &
  Omit<GiftCard, "profileCardId"> & { savedAt: Date };

/** The newest gifts of a card and how many there are: those that stay without it, as a favourite or
 * on another card, and those that go with it. */
export type GiftsOfCard = Record<"staying" | "going", { gifts: GiftOfCard[]; total: number }>;

/** A picture as it is kept: one of our own without the origin at which it was seen. */
export function toKeptPicture(imageUrl: string, origins: string[]): string {
  const own = origins.find((origin) => imageUrl.startsWith(`${origin}/`));
  return own ? imageUrl.slice(own.length) : imageUrl;
}

/** A saved gift as the API gives it: pros and cons are comma-joined on the wire only. */
export type WireSavedGift = Omit<SavedGift, "cards" | "pros" | "cons"> & {
  pros: string;
  cons: string;
  profileCardIds: string[];
};

/** The API's shape of a saved gift; images of our own are given with the origin. */
export function toWireGift({ cards, ...gift }: SavedGift, origin: string): WireSavedGift {
  return {
    ...gift,
    imageUrl: gift.imageUrl.startsWith("/") ? origin + gift.imageUrl : gift.imageUrl,
    pros: gift.pros.join(","),
    cons: gift.cons.join(","),
    profileCardIds: cards.map(({ profileCardId }) => profileCardId),
  };
}
