import { z } from "zod";
import { isDay } from "~/domain/holidays/calendar-day";
import type { Currency } from "~/domain/shared/region";
import { GIFT_LIMITS, GIFT_STATES, type SavedGift } from "./saved-gift";

const text = (limit: number) =>
  z
    .string({ invalid_type_error: "Please use text" })
    .max(limit, `Please use at most ${limit} characters`);
const address = text(GIFT_LIMITS.url).refine(
  (url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url),
  "Please use an http or https address",
);

/** Comma-separated text or a list. Joining the parts restores the text, including spaces. */
const points = z
  .union([
    text(GIFT_LIMITS.text).transform((joined) => joined.split(",")),
    z.array(text(500)).max(50),
  ])
  .nullish()
  .transform((parts) => ((parts ?? []).every((part) => part.trim() === "") ? [] : (parts ?? [])));

/** The currency of a retailer's address: dollars for .com, pounds otherwise. */
export function currencyOf(productUrl: string): Currency {
  return new URL(productUrl).hostname.endsWith(".com") ? "USD" : "GBP";
}

/** A gift as sent to the API. */
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
    reviewWriter: null,
    currency: gift.price === null ? null : currencyOf(gift.productUrl),
  }));
export type SavedGiftInput = z.output<typeof savedGiftSchema>;

/**
 * Restores the stored points if the input repeats them unchanged: their comma-separated form loses
 * which commas are inside a point.
 */
export function withStoredPoints(input: SavedGiftInput, stored: SavedGift | null): SavedGiftInput {
  if (!stored) return input;
  const same = (name: "pros" | "cons") =>
    input[name].join(",") === stored[name].join(",") ? stored[name] : input[name];
  return { ...input, pros: same("pros"), cons: same("cons") };
}

/** The form for the history of a gift on a card; `paid` becomes minor units of `paidCurrency`. */
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
    paid: z
      .string()
      .regex(/^\d{1,6}([.,]\d{1,2})?$/, "Please enter a price such as 24.99")
      .optional()
      .transform((value) => (value ? Math.round(Number(value.replace(",", ".")) * 100) : null)),
    paidCurrency: z.enum(["GBP", "USD"]).default("GBP"),
  })
  .transform(({ paid, paidCurrency, ...history }) => ({
    ...history,
    ...(history.state !== "given" && { occasion: null, givenOn: null }),
    ...(history.state === "idea" || paid === null
      ? { paid: null, paidCurrency: null }
      : { paid, paidCurrency }),
  }));
export type GiftHistoryInput = z.output<typeof giftHistorySchema>;
