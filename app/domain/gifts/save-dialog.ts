import type { Review } from "~/domain/products/review";
import { type Currency, formatPrice } from "~/domain/shared/region";
import { AMAZON, type GiftFacts, type SavedGift } from "./saved-gift";

/**
 * The data of the Save Gift dialog: what is ticked, the ids of cards and the favourites, and what is
 * stored `before` (null for a gift that is not saved). `page` is the dialog's own address as a page, `from` that of the
 * page with the star.
 */
export type SaveDialogData =
  | { state: "signed-out"; asin: string; from: string; page: string }
  | {
      state: "known";
      /** By what the form names the gift: its ASIN, or its id if it is from another shop. */
      named: Record<string, string>;
      /** Its price as it is shown, null where it may not be. */
      product: { title: string; imageUrl: string; price: string | null };
      uid: string;
      from: string;
      cards: { id: string; name: string; relationship: string }[];
      ticked: string[];
      isFavorited: boolean;
      before: { profileCardIds: string[]; isFavorited: boolean } | null;
    };

/** The response to the Save Gift form; `said` is where the gift is kept now. */
export type SaveAnswer = { ok?: true; said?: string; failure?: string };

/** The query parameter of a page that says where a gift, named by its id or ASIN, is kept now. */
export const KEPT_GIFT = "saved";

/** What the dialog shows of a product or a saved gift: no retailer's picture and price after their time. */
export function productToSave(
  { title, imageUrl, price, currency, offerUntil = null }: ShownFacts,
  now: Date,
) {
  if (offerUntil && Date.parse(offerUntil) <= now.getTime()) {
    return { title, imageUrl: "", price: null };
  }
  return {
    title,
    imageUrl,
    price: price === null ? null : formatPrice(price, currency ?? "GBP"),
  };
}

type ShownFacts = Pick<GiftFacts, "title" | "imageUrl" | "price" | "currency"> &
  Partial<Pick<SavedGift, "offerUntil">>;

const MOST_NAMES = 3;

/** "Saved for Granny and Anna, and to My Favourites."; `null` is a gift that is not saved any more. */
export function savedNews(kept: { names: string[]; isFavorited: boolean } | null): string {
  if (!kept) return "Removed from your saved gifts.";
  const { names, isFavorited } = kept;
  if (names.length === 0) return "Saved to My Favourites.";
  const people = names.length > MOST_NAMES ? `${names.length} people` : listed(names);
  return `Saved for ${people}${isFavorited ? ", and to My Favourites" : ""}.`;
}

const listed = (names: string[]) => new Intl.ListFormat("en-GB").format(names);

/** Converts a product of a search to a gift; the description is the idea, with its title first. */
export function giftOfProduct(
  product: {
    asin: string;
    title: string;
    link: string;
    mainImageUrl: string;
    price: { value: number; currency: string } | null;
    review?: Review;
  },
  idea: { suggestionTitle: string; suggestionDescription: string; productsAsOf: string | null },
): GiftFacts {
  const { asin, title, link, mainImageUrl, price, review } = product;
  return {
    ...{ source: AMAZON, key: asin, title, productUrl: link, imageUrl: mainImageUrl },
    description: `${idea.suggestionTitle}\n${idea.suggestionDescription}`,
    price: price?.value ?? null,
    currency: price ? (price.currency as Currency) : null,
    pros: review?.pros ?? [],
    cons: review?.cons ?? [],
    reviewSummary: review?.reviewText ?? "",
    reviewWriter: review?.writer ?? null,
    ...(idea.productsAsOf !== null && { offerAt: idea.productsAsOf }),
  };
}
