import type { Brief } from "~/domain/brief";
import type { Product } from "~/domain/idea";

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
  find: (request: ProductRequest, signal: AbortSignal) => Promise<Product[]>;
};
