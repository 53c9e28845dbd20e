import { z } from "zod";
import { addDays, isDay } from "~/domain/holidays/calendar-day";
import { CURRENCIES } from "~/domain/shared/currency";
import { emailAddress } from "~/domain/shared/email-address.schema";
import {
  isAmount,
  line,
  optionalLine as optional,
  priceLine,
  requiredLine as required,
  toMinor,
} from "~/domain/shared/line.schema";
import { isAddress } from "~/domain/shared/links";
import { MARKETS, type Region } from "~/domain/shared/region";
import { formPicture } from "~/domain/shops/form-picture.schema";
import type { AddressRules } from "~/domain/shops/shop-address";
import { optionalShopLink } from "~/domain/shops/shop-link.schema";
import { LIST_KINDS, LIST_LIMITS } from "./gift-list";

/** What a list says of itself, apart from its kind. `today` is the current day, YYYY-MM-DD. */
export const detailsSchema = (today: string) =>
  z.object({
    title: required(
      LIST_LIMITS.title,
      "Please enter a title",
      `Please keep the title to ${LIST_LIMITS.title} characters`,
    ),
    day: line
      .refine((day) => day === "" || isDay(day), "Please enter a date")
      .refine(
        // Yesterday may still be today where somebody is.
        (day) => day === "" || !isDay(day) || day >= addDays(today, -1),
        "Please choose a day that is still to come",
      )
      .refine(
        (day) => day === "" || day <= addDays(today, LIST_LIMITS.yearsAhead * 366),
        `Please choose a day within ${LIST_LIMITS.yearsAhead} years`,
      )
      .transform((day) => day || null),
    note: optional(LIST_LIMITS.note, `Please keep the note to ${LIST_LIMITS.note} characters`),
  });

/** A new list. */
export const newListSchema = (today: string) =>
  detailsSchema(today).extend({
    kind: z.enum(LIST_KINDS, { errorMap: () => ({ message: "Please choose what it is" }) }),
  });

const name = required(
  LIST_LIMITS.name,
  "Please enter your first name",
  `Please keep the name to ${LIST_LIMITS.name} characters`,
).pipe(z.string().refine((text) => !isAddress(text), "Please enter a name, not an address"));
const giverNote = optional(
  LIST_LIMITS.giverNote,
  `Please keep the note to ${LIST_LIMITS.giverNote} characters`,
);

/** "I'll get this one", in the number of pieces given. */
export const getSchema = z.object({
  name,
  quantity: line
    .transform((text) => text || "1")
    .refine(
      (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= LIST_LIMITS.quantity,
      `Please enter a number from 1 to ${LIST_LIMITS.quantity}`,
    )
    .transform(Number),
  note: giverNote,
});

/** A pledge; `amount` comes out in minor units. */
export const chipInSchema = z.object({
  name,
  amount: line
    .refine((text) => text !== "", "Please enter an amount")
    .refine((text) => text === "" || isAmount(text), "Please enter an amount such as 10 or 12.50")
    .transform(toMinor)
    .refine((amount) => !(amount < 1), "Please enter more than nothing"),
  note: giverNote,
});

/** Which claim is taken back or released. */
export const claimIdSchema = z.object({ gift: z.string().max(10), claim: z.string().max(64) });

/** Where the link of a claim is mailed, and whether a reminder follows. */
export const claimMailSchema = z.object({
  email: emailAddress,
  remind: z
    .string()
    .optional()
    .transform((value) => value === "true"),
});

/**
 * A gift typed by the organiser, or read from the page of a shop; `price` comes out in minor units of
 * `currency`, which is that of the list's region if none is chosen, `link` as an address that passes the rules, or null.
 */
export const typedGiftSchema = (region: Region, rules: AddressRules) =>
  z.object({
    title: required(
      LIST_LIMITS.giftTitle,
      "Please enter a title",
      `Please keep the title to ${LIST_LIMITS.giftTitle} characters`,
    ),
    link: optionalShopLink(LIST_LIMITS.url, rules),
    price: priceLine,
    currency: z.enum(CURRENCIES).default(MARKETS[region].currency),
    quantity: getSchema.shape.quantity,
    ...formPicture,
  });
export type TypedListGift = z.output<ReturnType<typeof typedGiftSchema>>;
