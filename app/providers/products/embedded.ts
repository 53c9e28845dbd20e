import type { CatalogueProduct } from "~/domain/products/catalogue.server";
import type { Product } from "~/domain/products/product";
import type { ProductRequest, ProductSource } from "~/domain/products/product-source";
import { MARKETS, type Region } from "~/domain/shared/region";
import { understandOccasion } from "~/providers/ideas/embedded-occasions";

/**
 * Products from the sample catalogue, which `search` reads (best fit first, already fitting the
 * brief). They are no offers: each links to the retailer's search for its title, without ratings.
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
      // A get-well hamper is a fine hamper, and wrong for a birthday.
      const fits = (row: CatalogueProduct) => {
        const spoken = understandOccasion(row.title, "").comfort;
        return spoken === null || spoken === comfort;
      };
      const rows = await search(request);
      return rows.filter(fits).map((row) => toProduct(row, region));
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
