import type { ToldBrief } from "~/domain/brief/told";
import type { Region } from "~/domain/shared/region";
import type { Spend } from "~/domain/upstream/spending";
import type { Product } from "./product";
import type { ProductQuestion } from "./product-question";

/**
 * `phrase` is the idea's search phrase, `entry` and `about` where the knowledge has it (`Idea`); the
 * brief gives region, budget, age and what to avoid. `isImpersonal` if the phrase can hold no words of the
 * visitor's own, so that its answer may be kept for everybody; `isLead` if a visitor sees the idea first.
 */
export type ProductRequest = {
  phrase: string;
  entry?: string;
  about?: string;
  brief: ToldBrief;
  isImpersonal?: boolean;
  isLead?: boolean;
};

/** What changes of a product; `imageUrl` is empty and `price` null if the retailer gives none. */
export type CurrentOffer = Pick<Product, "asin" | "imageUrl" | "price">;

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
  /**
   * How many products of a round's first, second, … idea the search itself describes and reviews (the
   * last number counts for any further idea). The others follow when somebody gets to them.
   */
  describedFirst: readonly number[];
  find: (request: ProductRequest, signal: AbortSignal, spend: Spend) => Promise<Product[]>;
  /**
   * What the retailer answered within the day, without a call; null if nothing. Absent where no call is
   * made.
   */
  kept?: (request: ProductRequest, spend: Spend) => Promise<Product[] | null>;
  /** Whether `kept` would have something, for choosing between ideas: nothing is counted. Absent where no call is made. */
  isKept?: (request: ProductRequest) => Promise<boolean>;
  /**
   * Asks a question again unless its answer is young; returns the time of the answer (ISO 8601 UTC).
   * Absent where no call is made.
   */
  renew?: (question: ProductQuestion, signal: AbortSignal, spend: Spend) => Promise<string>;
  /**
   * Adds the details of the product's own page; null if they show that it does not fit the brief.
   * Absent if `find` returns all details.
   */
  describe?: (
    product: Product,
    brief: ToldBrief,
    signal: AbortSignal,
    spend: Spend,
  ) => Promise<Product | null>;
  /** The product of an ASIN; null if the retailer has none. Absent from the sample catalogue. */
  byAsin?: (
    asin: string,
    region: Region,
    signal: AbortSignal,
    spend: Spend,
  ) => Promise<Product | null>;
  /**
   * Pictures and prices of up to `most` products in one call; products that the retailer no longer has
   * are left out. Absent where the retailer charges for each product.
   */
  currentOffers?: {
    most: number;
    find: (
      asins: string[],
      region: Region,
      signal: AbortSignal,
      spend: Spend,
    ) => Promise<CurrentOffer[]>;
  };
};
