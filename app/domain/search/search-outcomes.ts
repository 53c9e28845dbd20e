import type { Product } from "~/domain/products/product";
import type { WrittenReview } from "~/domain/products/review";
import type { UpstreamReason } from "~/domain/upstream/upstream-error";

/** What has become of an idea's products. A failed lookup costs the idea its products, no more. */
export type ProductsOutcome =
  | { state: "found"; products: Product[]; sample: boolean; asOf: string }
  | { state: "failed"; reason?: UpstreamReason };

/** What a product's own page added: `unfit` where it turned out not to be for this brief. */
export type DetailOutcome =
  | { state: "found"; product: Product }
  | { state: "unfit" }
  | { state: "failed" };

/** Reviews by ASIN; null where there is nothing honest to say. */
export type Reviews = Record<string, WrittenReview | null>;

/** How a search ended; `reason` and `note` are sentences for the visitor. */
export type SearchEnd = { state: "complete"; note?: string } | { state: "failed"; reason: string };
