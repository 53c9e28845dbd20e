import { z } from "zod";
import { CURRENCIES } from "~/domain/shared/currency";
import { optionalLine, priceLine, requiredLine } from "~/domain/shared/line.schema";
import { formPicture } from "~/domain/shops/form-picture.schema";
import { type AddressRules, checkShopAddress } from "~/domain/shops/shop-address";
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
    link: optionalLine(GIFT_LIMITS.url, "This link is too long").transform((text, context) => {
      const checked = text === "" ? null : checkShopAddress(text, rules);
      if (checked?.ok === false) context.addIssue({ code: "custom", message: checked.message });
      return checked?.ok ? checked.url : null;
    }),
    price: priceLine,
    currency: z.enum(CURRENCIES, { errorMap: () => ({ message: "Please choose a currency" }) }),
    ...formPicture,
  });
export type AddedGift = z.output<ReturnType<typeof addGiftSchema>>;
