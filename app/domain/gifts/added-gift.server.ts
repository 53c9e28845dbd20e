import { type AffiliateTags, productLink } from "~/domain/products/retailer";
import { amazonProduct } from "~/domain/shops/amazon-address";
import { keptPicture } from "~/domain/shops/form-picture";
import { type AddressRules, shopName, withoutTracking } from "~/domain/shops/shop-address";
import { sha256Hex } from "~/lib/sha256";
import type { AddedGift } from "./add-gift.schema";
import { AMAZON, type GiftFacts, TYPED } from "./saved-gift";

const KEY_DIGITS = 32;

/**
 * A gift from the form as it is kept. One of Amazon has its ASIN as the key, and the link of ours; one of
 * another shop a hash of its address without what follows a visitor around, so that it is one gift however
 * often it is added. `id` is the form's own, for what has no address.
 */
export async function toGiftFacts(
  { title, link, price, currency, ...picture }: AddedGift,
  { id, rules, tags, now }: { id: string; rules: AddressRules; tags: AffiliateTags; now: Date },
): Promise<GiftFacts> {
  const place = await placeOf(link, id, tags);
  const { address, offerAt } = keptPicture(picture, place.source === AMAZON, { rules, now });
  return {
    ...place,
    ...(offerAt && { offerAt: offerAt.toISOString() }),
    title,
    description: "",
    imageUrl: address ?? "",
    price: price === null ? null : price / 100,
    currency: price === null ? null : currency,
    ...{ pros: [], cons: [], reviewSummary: "", reviewWriter: null },
  };
}

async function placeOf(
  link: URL | null,
  id: string,
  tags: AffiliateTags,
): Promise<Pick<GiftFacts, "source" | "key" | "productUrl">> {
  if (link === null) return { source: TYPED, key: id, productUrl: "" };
  const amazon = amazonProduct(link);
  if (amazon) {
    const productUrl = productLink(amazon.asin, amazon.region, tags);
    return { source: AMAZON, key: amazon.asin, productUrl };
  }
  const productUrl = withoutTracking(link).href;
  const key = (await sha256Hex(productUrl)).slice(0, KEY_DIGITS);
  return { source: shopName(productUrl) ?? TYPED, key, productUrl };
}
