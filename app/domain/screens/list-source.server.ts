import { asinOf, FROM_SAVED, OFFER_MS, type SavedGift } from "~/domain/gifts/saved-gift";
import { cardNames, listGifts } from "~/domain/gifts/saved-gifts.server";
import { type GiftFacts, LIST_LIMITS } from "~/domain/lists/gift-list";
import { isSample } from "~/domain/products/product";
import type { SearchObjects } from "~/domain/search/search-objects";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import type { Asker } from "~/domain/search/starter.server";
import type { Region } from "~/domain/shared/region";
import { type AddressRules, keptAddress } from "~/domain/shops/shop-address";
import { isObjectUid } from "~/lib/object-uid";
import type { Db } from "../../../db/client";

/** A gift that can be put on a new list, by the key of its box in the form. */
export type OfferedGift = GiftFacts & { key: string; isChosen: boolean };

/** What a list can be made from, with a suggestion for its title. */
export type ListSource = { title: string; region: Region; gifts: OfferedGift[] };

type Deps = {
  db: Db;
  searches: Pick<SearchObjects, "snapshot">;
  asker: (uid: string) => Promise<Asker>;
  rules: AddressRules;
};
type Viewer = { userId: string; region: Region } | null;

/**
 * The gifts of a search by its uid, those saved for a person by the id of their card, or all saved ones;
 * nothing to choose from without `from`. Null if there is no such thing, or it is not the viewer's. A link that
 * could not be typed into a list is left out.
 */
export async function readListSource(
  { rules, ...deps }: Deps,
  from: string | null,
  viewer: Viewer,
): Promise<ListSource | null> {
  const source = await readUnchecked(deps, from, viewer);
  const checked = ({ link, ...gift }: OfferedGift) => ({
    ...gift,
    link: link && keptAddress(link, rules),
  });
  return source && { ...source, gifts: source.gifts.map(checked) };
}

async function readUnchecked(
  { db, searches, asker }: Omit<Deps, "rules">,
  from: string | null,
  viewer: Viewer,
): Promise<ListSource | null> {
  const region = viewer?.region ?? "UK";
  if (!from) return { title: "", region, gifts: [] };
  if (isObjectUid(from)) {
    const snapshot = await searches.snapshot(from, await asker(from));
    return snapshot && ofSearch(snapshot);
  }
  if (!viewer) return null;
  if (from === FROM_SAVED) {
    return { title: "", region, gifts: ofGifts(await listGifts(db, viewer.userId)) };
  }
  const card = (await cardNames(db, viewer.userId)).find(({ id }) => id === from);
  if (!card) return null;
  const gifts = await listGifts(db, viewer.userId, { cardId: card.id });
  return { title: `Gifts for ${card.name}`, region, gifts: ofGifts(gifts) };
}

/** The products of all ideas; the first one of each is chosen. */
function ofSearch({ suggestions, brief }: SearchSnapshot): ListSource {
  const known = new Set<string>();
  const gifts = suggestions.flatMap(({ products, productsAsOf }) =>
    products.flatMap((product, place): OfferedGift[] => {
      if (known.has(product.asin)) return [];
      known.add(product.asin);
      const asOf = productsAsOf && !isSample(product.asin) ? Date.parse(productsAsOf) : null;
      return [
        {
          key: product.asin,
          isChosen: place === 0,
          asin: product.asin,
          title: product.title,
          link: product.link,
          imageUrl: product.mainImageUrl,
          price: product.price && Math.round(product.price.value * 100),
          currency: product.price && (product.price.currency as GiftFacts["currency"]),
          offerUntil: asOf === null ? null : new Date(asOf + OFFER_MS).toISOString(),
          quantity: 1,
        },
      ];
    }),
  );
  return { title: "", region: brief.region, gifts: gifts.slice(0, LIST_LIMITS.gifts) };
}

const ofGifts = (gifts: SavedGift[]): OfferedGift[] =>
  gifts.slice(0, LIST_LIMITS.gifts).map((gift) => ({
    key: gift.id,
    isChosen: true,
    asin: asinOf(gift),
    title: gift.title,
    link: gift.productUrl || null,
    imageUrl: gift.imageUrl,
    price: gift.price === null ? null : Math.round(gift.price * 100),
    currency: gift.currency,
    offerUntil: gift.offerUntil,
    quantity: 1,
  }));
