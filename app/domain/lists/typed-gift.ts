import {
  type AffiliateTags,
  type PageImageOf,
  productLink,
  retailerImage,
} from "~/domain/products/retailer";
import { keptMs } from "~/domain/shared/retention";
import { amazonProduct } from "~/domain/shops/amazon-address";
import { type AddressRules, checkShopAddress } from "~/domain/shops/shop-address";
import type { GiftFacts } from "./gift-list";
import type { TypedListGift } from "./list.schema";

type Deps = { rules: AddressRules; tags: AffiliateTags; pageImageOf: PageImageOf; now: Date };

/**
 * A gift from the organiser's form as the list keeps it: one of Amazon by its ASIN with the link of ours,
 * any other as it was typed. The picture is one that we would fetch, or a retailer's for a day.
 */
export function toListGift(
  { picture, link, price, currency, ...gift }: TypedListGift,
  { rules, tags, pageImageOf, now }: Deps,
): GiftFacts {
  const amazon = link === null ? null : amazonProduct(new URL(link));
  const isShown = retailerImage(picture) !== null || checkShopAddress(picture, rules).ok;
  return {
    ...gift,
    asin: amazon?.asin ?? null,
    link: amazon ? productLink(amazon.asin, amazon.region, tags) : link,
    imageUrl: isShown ? pageImageOf(picture) : null,
    price,
    currency,
    offerUntil: amazon ? new Date(now.getTime() + keptMs("offer")).toISOString() : null,
  };
}
