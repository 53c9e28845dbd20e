import type { Brief } from "~/domain/brief/brief.schema";
import type { Spend } from "~/domain/upstream/spending";
import type { Product } from "./product";

/** Products for an idea's shop `phrase`, suitable for the brief's region, budget and age. */
export type ProductRequest = { phrase: string; brief: Brief };

/**
 * A source of products: the best fit first, none over a known budget, an empty list where nothing
 * fits. Throws an `UpstreamError` when the outside world fails. `sample` marks data that is shown
 * with the label 'Sample catalogue'.
 */
export type ProductSource = {
  name: string;
  sample: boolean;
  /** Whether its texts may be given to a language model: false forbids written reviews. */
  allowsModelInput: boolean;
  /** How many products of an idea are worth their cost on the screen. */
  shown: number;
  find: (request: ProductRequest, signal: AbortSignal, spend: Spend) => Promise<Product[]>;
  /**
   * The product with what only its own page says, or null where that rules it out for the brief.
   * Absent where `find` knows it all already.
   */
  describe?: (
    product: Product,
    brief: Brief,
    signal: AbortSignal,
    spend: Spend,
  ) => Promise<Product | null>;
};
