import { z } from "zod";
import { CARD_LIMITS, DEFAULT_REMINDER_DAYS } from "./profile-card";

const days = `Please enter reminder days from 1 to ${CARD_LIMITS.reminderDays}`;

/** Several cards chosen together, by their ids. */
export const chosenCardsSchema = z.object({
  card: z.preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z.array(z.string().min(1).max(64)).min(1).max(CARD_LIMITS.cards),
  ),
});

/** A holiday for the cards chosen together. */
export const chosenHolidaySchema = chosenCardsSchema.extend({
  holidayId: z
    .string({ required_error: "Please choose a holiday" })
    .min(1, "Please choose a holiday")
    .max(64),
  reminderDays: z.coerce
    .number({ invalid_type_error: days })
    .int(days)
    .min(1, days)
    .max(CARD_LIMITS.reminderDays, days)
    .default(DEFAULT_REMINDER_DAYS),
});
