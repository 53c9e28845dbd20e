import { optionalLine } from "~/domain/shared/line.schema";
import { type AddressRules, checkShopAddress } from "./shop-address";

/** The address of a shop's page in a form, if it passes the rules, or null if there is none. */
export const optionalShopLink = (longest: number, rules: AddressRules) =>
  optionalLine(longest, "This link is too long").transform((text, context) => {
    const checked = text === "" ? null : checkShopAddress(text, rules);
    if (checked?.ok === false) context.addIssue({ code: "custom", message: checked.message });
    return checked?.ok ? checked.url : null;
  });
