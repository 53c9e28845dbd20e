import { aroundName } from "~/domain/knowledge/around-name";
import { saysAvoided } from "~/domain/knowledge/avoiding/shown";
import { KINDS } from "~/domain/knowledge/gift-idea.schema";
import { understandBrief } from "~/domain/knowledge/need";
import type { CatalogueProduct } from "~/domain/products/catalogue.server";
import type { Product } from "~/domain/products/product";
import type { ProductRequest, ProductSource } from "~/domain/products/product-source";
import { retailerSearch } from "~/domain/products/retailer";
import { MARKETS, type Region } from "~/domain/shared/region";
import { forRegion } from "~/domain/shared/regional-text";

/** Reads the sample catalogue (app/domain/products/catalogue.server.ts): rows that fit the brief. */
export type Catalogue = {
  ofIdea: (ideaId: string, brief: ProductRequest["brief"]) => Promise<CatalogueProduct[]>;
  search: (request: ProductRequest) => Promise<CatalogueProduct[]>;
};

const SHOWN = 10;

/**
 * Products from the sample catalogue: those of an idea of the knowledge, or for any other idea what
 * its phrase finds. They are not live offers: each links to the retailer's search for its title and
 * has no ratings.
 */
export function embeddedProducts(catalogue: Catalogue): ProductSource {
  return {
    name: "embedded",
    sample: true,
    allowsModelInput: true,
    shown: SHOWN,
    describedFirst: [SHOWN],
    async find(request, signal) {
      signal.throwIfAborted();
      const { entry, about = "", brief } = request;
      const { avoidances, brief: meant } = understandBrief(brief);
      const rows = entry
        ? await catalogue.ofIdea(entry, meant)
        : await catalogue.search({ ...request, brief: meant });
      return (
        rows
          // What is to be avoided may be typed in the words of either region.
          .filter(({ title }) => !saysAvoided({ title, text: title }, avoidances))
          .map((row) => toProduct(row, about, brief.region))
          .filter(({ title }) => !saysAvoided({ title, text: title }, avoidances))
      );
    },
  };
}

function toProduct(row: CatalogueProduct, about: string, region: Region): Product {
  const { currency } = MARKETS[region];
  const pence = region === "UK" ? row.priceGbp : row.priceUsd;
  const fill = (text: string) => aroundName(forRegion(region, text), about);
  const title = fill(row.title);
  return {
    // A product that is made about an interest is another product for another interest.
    asin: about === "" ? row.asin : `${row.asin}-${encodeURIComponent(about.toLowerCase())}`,
    kind: KINDS.find((kind) => kind === row.kind),
    title,
    link: retailerSearch(title, region),
    imageUrl: `/sample/${row.picture}.svg`,
    price: { value: pence / 100, currency },
    ratingsTotal: null,
    featureBullets: row.bullets.map(fill),
    bookDescription: row.description === null ? null : fill(row.description),
  };
}
