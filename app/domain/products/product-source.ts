import type { Brief } from "~/domain/brief/brief.schema";
import type { Spend } from "~/domain/upstream/spending";
import type { Product } from "./product";

/**
 * `phrase` is the idea's search phrase, `entry` and `about` where the knowledge has it (`Idea`); the
 * brief gives region, budget, age and what to avoid.
 */
export type ProductRequest = { phrase: string; entry?: string; about?: string; brief: Brief };

/**
 * A source of products, best match first, none over the budget; an empty list if nothing fits.
 * Throws an `UpstreamError` if the provider fails. `sample` marks data shown with the label 'Sample
 * catalogue'.
 */
export type ProductSource = {
  name: string;
  sample: boolean;
  /**
   * Whether its licence allows its texts as input of a language model; if not, no reviews are
   * written.
   */
  allowsModelInput: boolean;
  /** Products shown per idea. */
  shown: number;
  find: (request: ProductRequest, signal: AbortSignal, spend: Spend) => Promise<Product[]>;
  /**
   * Adds the details of the product's own page; null if they show that it does not fit the brief.
   * Absent if `find` returns all details.
   */
  describe?: (
    product: Product,
    brief: Brief,
    signal: AbortSignal,
    spend: Spend,
  ) => Promise<Product | null>;
};
