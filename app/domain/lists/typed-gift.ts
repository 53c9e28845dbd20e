import { type AffiliateTags, productLink } from "~/domain/products/retailer";
import { keptMs } from "~/domain/shared/retention";
import { amazonProduct } from "~/domain/shops/amazon-address";
import { keptPicture } from "~/domain/shops/form-picture";
import type { AddressRules } from "~/domain/shops/shop-address";
import type { GiftFacts } from "./gift-list";
import type { TypedListGift } from "./list.schema";

type Deps = { rules: AddressRules; tags: AffiliateTags; now: Date };

/**
 * A gift from the organiser's form as the list keeps it: one of Amazon by its ASIN with the link of ours,
 * any other as it was typed.
 */
export function toListGift(
  { picture, asOf, link, price, currency, ...gift }: TypedListGift,
  { rules, tags, now }: Deps,
): GiftFacts {
  const amazon = link === null ? null : amazonProduct(link);
  const isAmazon = amazon !== null;
  const { address, offerAt } = keptPicture({ picture, asOf }, isAmazon, { rules, now });
  return {
    ...gift,
    asin: amazon?.asin ?? null,
    link: amazon ? productLink(amazon.asin, amazon.region, tags) : (link?.href ?? null),
    imageUrl: address,
    price,
    currency,
    offerUntil: offerAt && new Date(offerAt.getTime() + keptMs("offer")).toISOString(),
  };
}
