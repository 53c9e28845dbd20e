import { z } from "zod";
import { BIRTH } from "~/domain/shared/birth";
import { isOneLine, isWithin } from "~/domain/shared/one-line";
import { formatBudget, MARKETS, REGIONS } from "~/domain/shared/region";
import { LONGEST_LIST, listInterests } from "./interest-list";
import { isAgeUnknown } from "./unknown-age";

/** Bounds of a brief: characters, number of interests, years, and currency units. */
export const BRIEF_LIMITS = {
  recipientType: 80,
  occasion: 80,
  interests: LONGEST_LIST,
  interestCount: 12,
  avoid: 200,
  age: 120,
  budget: 100_000,
} as const;

function lineOfText(missing: string, limit: number) {
  return z
    .string({ required_error: missing, invalid_type_error: missing })
    .refine(isOneLine, "Please use plain text on one line")
    .transform((text) => text.trim())
    .refine((text) => isWithin(text, limit), `Please use at most ${limit} characters`);
}

function boundedText(missing: string, limit: number) {
  return lineOfText(missing, limit).pipe(z.string().min(1, missing));
}

/** Digits of a form as a number; undefined if empty; anything else unchanged, to be refused. */
function fromDigits(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const digits = value.trim();
  if (digits === "") return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : value;
}

const invalidNumber = "Please enter a valid number";
const number = (missing: string) =>
  z.number({ required_error: missing, invalid_type_error: invalidNumber }).finite(invalidNumber);

const missingInterests = "Please enter at least one interest";

/**
 * What a visitor enters about the recipient. Input: a form or JSON body, with interests separated
 * by commas, numbers or digits, and an optional budget, region and things to avoid. Output: `Brief`.
 */
export const briefSchema = z.object({
  recipientType: boundedText("Please enter who the gift is for", BRIEF_LIMITS.recipientType),
  age: z.preprocess(
    fromDigits,
    number("Please enter an age")
      .int(invalidNumber)
      .min(0, "Age cannot be negative")
      .max(BRIEF_LIMITS.age, `Please enter an age up to ${BRIEF_LIMITS.age}`),
  ),
  occasion: boundedText("Please enter an occasion", BRIEF_LIMITS.occasion),
  interests: boundedText(missingInterests, BRIEF_LIMITS.interests)
    .transform(listInterests)
    .pipe(
      z
        .array(z.string())
        .min(1, missingInterests)
        .max(
          BRIEF_LIMITS.interestCount,
          `Please enter at most ${BRIEF_LIMITS.interestCount} interests`,
        ),
    ),
  avoid: z.preprocess(
    (value) => value ?? "",
    lineOfText("Please enter what to avoid as text", BRIEF_LIMITS.avoid),
  ),
  budget: z.preprocess(
    (value) => fromDigits(value) ?? 0,
    number(invalidNumber)
      .min(0, "Budget cannot be negative")
      .max(
        BRIEF_LIMITS.budget,
        `Please enter a budget up to ${BRIEF_LIMITS.budget.toLocaleString("en-GB")}`,
      ),
  ),
  region: z.preprocess(
    (value) => (value === "" ? undefined : (value ?? undefined)),
    z.enum(REGIONS, { errorMap: () => ({ message: "Please choose UK or USA" }) }).default("UK"),
  ),
});

/**
 * A parsed brief: `budget` in major units of the region's currency, 0 for none; `interests`
 * distinct; `avoid` empty if nothing is.
 */
export type Brief = z.output<typeof briefSchema>;

/** A brief as a JSON body, which `briefSchema` parses back into the brief. */
export type WireBrief = Omit<Brief, "interests"> & { interests: string };

/** A brief as it is shown: `age` is null where it was left out. */
export type ShownBrief = Omit<Brief, "age"> & { age: number | null };

/** E.g. "Mother, aged 62, who enjoys gardening and tea. Occasion: Birthday, up to £50". */
export function describeBrief(brief: ShownBrief): string {
  const interests = new Intl.ListFormat("en-GB").format(brief.interests);
  const budget =
    brief.budget > 0 ? `, up to ${formatBudget(brief.budget, MARKETS[brief.region].currency)}` : "";
  const avoid = brief.avoid ? `. To avoid: ${brief.avoid}` : "";
  const words = ageOf(brief);
  const age = words === null ? "" : `, ${words}`;
  return `${brief.recipientType}${age}, who enjoys ${interests}. Occasion: ${brief.occasion}${budget}${avoid}`;
}

/**
 * The age of a brief in words, null if left out or not known; 0 is also that of who is not born yet (`prefillFromCard`).
 */
export function ageOf(brief: ShownBrief): string | null {
  const { age, occasion } = brief;
  if (age === null || isAgeUnknown({ ...brief, age })) return null;
  if (age > 0) return `aged ${age}`;
  const isBirth = occasion.toLowerCase() === BIRTH.name.toLowerCase();
  return isBirth ? "newborn or not born yet" : "in the first year";
}
