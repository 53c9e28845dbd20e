import type { CatalogueProduct } from "~/domain/products/catalogue.server";
import type { Product } from "~/domain/products/product";
import type { ProductRequest, ProductSource } from "~/domain/products/product-source";
import { MARKETS, type Region } from "~/domain/shared/region";
import { understandOccasion } from "~/providers/ideas/embedded-occasions";

/**
 * Products from the sample catalogue. `search` (app/domain/products/catalogue.server.ts) returns rows
 * that fit the brief's budget and age, best match first. They are not live offers: each links to the
 * retailer's search for its title and has no ratings.
 */
export function embeddedProducts(
  search: (request: ProductRequest) => Promise<CatalogueProduct[]>,
): ProductSource {
  return {
    name: "embedded",
    sample: true,
    allowsModelInput: true,
    shown: 10,
    async find(request, signal) {
      signal.throwIfAborted();
      const { occasion, recipientType, region } = request.brief;
      const { comfort } = understandOccasion(occasion, recipientType);
      // A get-well hamper matches "hamper" but is wrong for a birthday.
      const suitsOccasion = (row: CatalogueProduct) => {
        const comfortInTitle = understandOccasion(row.title, "").comfort;
        return comfortInTitle === null || comfortInTitle === comfort;
      };
      const rows = await search(request);
      return rows.filter(suitsOccasion).map((row) => toProduct(row, region));
    },
  };
}

function toProduct(row: CatalogueProduct, region: Region): Product {
  const { currency, retailDomain } = MARKETS[region];
  const pence = region === "UK" ? row.priceGbp : row.priceUsd;
  return {
    asin: row.asin,
    title: row.title,
    link: `https://www.${retailDomain}/s?k=${encodeURIComponent(row.title)}`,
    imageUrl: `/sample/${row.category}.svg`,
    price: { value: pence / 100, currency },
    ratingsTotal: null,
    featureBullets: row.bullets,
    bookDescription: row.description,
  };
}
