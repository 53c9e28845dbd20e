import { z } from "zod";
import { type Day, formatDay, isDay } from "./calendar-day";
import { type Currency, formatPrice } from "./region";

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

/** One section of the saved gifts: favourites, or a card's; `total` counts all of its gifts. */
export type GiftSection = {
  cardId: string | null;
  title: string;
  gifts: SavedGift[];
  total: number;
};

/** "£24.99 when saved on 3 November 2026". */
export function sayPriceWhenSaved({ price, currency, savedAt }: SavedGift): string {
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

/** A gift kept for a card; without that card it `stays`, as a favourite or on another card. */
export type GiftOfCard = Pick<SavedGift, "id" | "asin" | "title" | "imageUrl"> &
  Omit<GiftCard, "profileCardId"> & { stays: boolean };

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

const text = (limit: number) =>
  z
    .string({ invalid_type_error: "Please use text" })
    .max(limit, `Please use at most ${limit} characters`);
const address = text(GIFT_LIMITS.url).refine(
  (url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url),
  "Please use an http or https address",
);

/** Comma-joined text or a list; joining the parts gives the very text again, blanks included. */
const points = z
  .union([
    text(GIFT_LIMITS.text).transform((joined) => joined.split(",")),
    z.array(text(500)).max(50),
  ])
  .nullish()
  .transform((parts) => ((parts ?? []).every((part) => part.trim() === "") ? [] : (parts ?? [])));

/** The price sign follows the retailer's domain: dollars for .com, pounds otherwise. */
export function currencyOf(productUrl: string): Currency {
  return new URL(productUrl).hostname.endsWith(".com") ? "USD" : "GBP";
}

/** A gift as the API takes it (product specification, section 7). */
export const savedGiftSchema = z
  .object({
    title: text(GIFT_LIMITS.title)
      .transform((title) => title.trim())
      .pipe(z.string().min(1, "Please enter a title")),
    description: text(GIFT_LIMITS.text)
      .nullish()
      .transform((value) => value ?? ""),
    asin: z
      .string({
        required_error: "Please enter an ASIN",
        invalid_type_error: "Please enter an ASIN",
      })
      .regex(/^[A-Za-z0-9._-]{1,64}$/, "Please enter an ASIN of letters and digits"),
    productUrl: address,
    imageUrl: address.nullish().transform((value) => value ?? ""),
    price: z
      .number({ invalid_type_error: "Please enter a price as a number" })
      .finite()
      .min(0, "A price cannot be negative")
      .max(10_000_000, "Please enter a smaller price")
      .nullish()
      .transform((value) => value ?? null),
    pros: points,
    cons: points,
    reviewSummary: text(GIFT_LIMITS.text)
      .nullish()
      .transform((value) => value ?? ""),
    profileCardIds: z
      .array(z.string().min(1).max(64))
      .max(200, "Please choose at most 200 cards")
      .nullish()
      .transform((ids) => ids ?? []),
    isFavorited: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  })
  .transform((gift) => ({
    ...gift,
    currency: gift.price === null ? null : currencyOf(gift.productUrl),
  }));
export type SavedGiftInput = z.output<typeof savedGiftSchema>;

/** Joined points cannot tell a comma inside a point: those that were only sent back stay as kept. */
export function withKnownPoints(input: SavedGiftInput, known: SavedGift | null): SavedGiftInput {
  if (!known) return input;
  const same = (name: "pros" | "cons") =>
    input[name].join(",") === known[name].join(",") ? known[name] : input[name];
  return { ...input, pros: same("pros"), cons: same("cons") };
}

/** What the history form of a gift says. */
export const giftHistorySchema = z
  .object({
    profileCardId: z.string().min(1),
    state: z.enum(GIFT_STATES, { errorMap: () => ({ message: "Please choose a state" }) }),
    occasion: text(80)
      .optional()
      .transform((value) => value?.trim() || null),
    givenOn: z
      .string()
      .refine(isDay, "Please enter a day that exists")
      .optional()
      .transform((value) => value ?? null),
  })
  .transform((history) =>
    history.state === "given" ? history : { ...history, occasion: null, givenOn: null },
  );
export type GiftHistory = z.output<typeof giftHistorySchema>;

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
    review?: { reviewText: string; pros: string[]; cons: string[] };
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
  };
}
