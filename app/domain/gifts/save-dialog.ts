import { z } from "zod";
import type { Review } from "~/domain/products/review";
import type { Currency } from "~/domain/shared/region";
import type { GiftFacts } from "./saved-gift";

/** What the Save Gift dialog shows: the cards, and which of them the gift is kept for. */
export type SaveDialogData =
  | { state: "signed-out"; from: string }
  | {
      state: "known";
      asin: string;
      title: string;
      uid: string;
      from: string;
      cards: { id: string; name: string; relationship: string }[];
      ticked: string[];
      isFavorited: boolean;
    };

/** How the Save Gift dialog's request ended. */
export type SaveAnswer = { ok?: true; failure?: string };

/** What the Save Gift form says. `shown` are the cards that it could tick or leave. */
export const saveFormSchema = z.object({
  asin: z.string().min(1),
  uid: z.string().default(""),
  profileCardIds: oneOrMore(),
  shown: oneOrMore(),
  isFavorited: z.preprocess((value) => value === "true", z.boolean()),
});

function oneOrMore() {
  return z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(64)).max(400),
  );
}

/** A product of a search as a gift to save; its idea is the description, the title first. */
export function giftOfProduct(
  product: {
    asin: string;
    title: string;
    link: string;
    mainImageUrl: string;
    price: { value: number; currency: string } | null;
    review?: Review;
  },
  idea: { suggestionTitle: string; suggestionDescription: string },
): GiftFacts {
  const { asin, title, link, mainImageUrl, price, review } = product;
  return {
    ...{ asin, title, productUrl: link, imageUrl: mainImageUrl },
    description: `${idea.suggestionTitle}\n${idea.suggestionDescription}`,
    price: price?.value ?? null,
    currency: price ? (price.currency as Currency) : null,
    pros: review?.pros ?? [],
    cons: review?.cons ?? [],
    reviewSummary: review?.reviewText ?? "",
    reviewWriter: review?.writer ?? null,
  };
}
