import type { Product } from "~/domain/products/product";
import type { WrittenReview } from "~/domain/products/review";
import type { UpstreamReason } from "~/domain/upstream/upstream-error";

/**
 * The result of looking up an idea's products. A failure affects this idea only. `describedFirst` is
 * how many are described and reviewed by the search itself; absent in older searches, which did all.
 */
export type ProductsOutcome =
  | {
      state: "found";
      products: Product[];
      sample: boolean;
      asOf: string;
      describedFirst?: number;
    }
  | { state: "failed"; reason?: UpstreamReason };

/**
 * The result of fetching a product's page: `unfit` if the page shows that it does not fit the
 * brief.
 */
export type DetailOutcome =
  | { state: "found"; product: Product }
  | { state: "unfit" }
  | { state: "failed" };

/** Reviews by ASIN; null if the listing gives nothing to write from. */
export type Reviews = Record<string, WrittenReview | null>;

/** How a search ended; `reason` and `note` are sentences for the visitor. */
export type SearchEnd = { state: "complete"; note?: string } | { state: "failed"; reason: string };
