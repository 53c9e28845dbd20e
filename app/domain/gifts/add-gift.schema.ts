import { z } from "zod";
import { CURRENCIES } from "~/domain/shared/currency";
import { priceLine, requiredLine } from "~/domain/shared/line.schema";
import { formPicture } from "~/domain/shops/form-picture.schema";
import type { AddressRules } from "~/domain/shops/shop-address";
import { optionalShopLink } from "~/domain/shops/shop-link.schema";
import { placesSchema } from "./save-dialog.schema";
import { GIFT_LIMITS } from "./saved-gift";

/**
 * A gift that is typed, or read from the page of a shop, and where to keep it. `price` comes out in minor
 * units of `currency`, `link` as an address that passes the rules, or null.
 */
export const addGiftSchema = (rules: AddressRules) =>
  placesSchema.extend({
    title: requiredLine(
      GIFT_LIMITS.title,
      "Please enter a title",
      `Please keep the title to ${GIFT_LIMITS.title} characters`,
    ),
    link: optionalShopLink(GIFT_LIMITS.url, rules),
    price: priceLine,
    currency: z.enum(CURRENCIES, { errorMap: () => ({ message: "Please choose a currency" }) }),
    ...formPicture,
  });
export type AddedGift = z.output<ReturnType<typeof addGiftSchema>>;
