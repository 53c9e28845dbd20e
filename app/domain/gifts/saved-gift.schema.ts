import { z } from "zod";
import { type Day, isDay } from "~/domain/holidays/calendar-day";
import { CURRENCIES } from "~/domain/shared/currency";
import type { Currency } from "~/domain/shared/region";
import { AMAZON, GIFT_LIMITS, GIFT_STATES, type SavedGift } from "./saved-gift";

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

/** A gift as sent to the API, where all that is sent has an ASIN. */
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
  .transform(({ asin, ...gift }) => ({
    ...gift,
    ...{ source: AMAZON, key: asin },
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

const state = z.enum(GIFT_STATES, { errorMap: () => ({ message: "Please choose a state" }) });

/** The form that changes the state of a gift on a card, and nothing else. */
export const giftStateSchema = z.object({
  giftId: z.string().min(1),
  profileCardId: z.string().min(1),
  state,
});

const givenOn = (today: Day) =>
  z
    .string()
    .refine((day) => day === "" || isDay(day), "Please enter a day that exists")
    .refine((day) => day === "" || day <= today, "Please enter today or a day before it");
const paid = z
  .string()
  .regex(/^(?:\d{1,6}(?:[.,]\d{1,2})?)?$/, "Please enter a price such as 24.99")
  .optional()
  .transform((value) => (value ? Math.round(Number(value.replace(",", ".")) * 100) : null));

/**
 * The form for the history of a gift on a card, on a day of the user's; `paid` becomes minor units of
 * `paidCurrency`. What belongs to another state than the chosen one is not looked at.
 */
export const giftHistorySchema = (today: Day) =>
  z
    .object({
      profileCardId: z.string().min(1),
      state,
      occasion: text(80)
        .optional()
        .transform((value) => value?.trim() || null),
      givenOn: z.string().optional(),
      paid: z.string().optional(),
      paidCurrency: z.enum(CURRENCIES).default("GBP"),
    })
    .transform(({ state, paidCurrency, ...typed }, context) => {
      const read = <T>(name: "givenOn" | "paid", schema: z.ZodType<T, z.ZodTypeDef, unknown>) => {
        const parsed = schema.safeParse(typed[name]);
        if (parsed.success) return parsed.data;
        const [issue] = parsed.error.issues;
        context.addIssue({ code: "custom", path: [name], message: issue?.message });
        return null;
      };
      const price = state === "idea" ? null : read("paid", paid);
      const isGiven = state === "given";
      return {
        profileCardId: typed.profileCardId,
        state,
        occasion: isGiven ? typed.occasion : null,
        givenOn: (isGiven && read("givenOn", givenOn(today).optional())) || null,
        paid: price,
        paidCurrency: price === null ? null : paidCurrency,
      };
    });
export type GiftHistoryInput = z.output<ReturnType<typeof giftHistorySchema>>;
