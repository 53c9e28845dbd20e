import type { Spend } from "~/domain/upstream/spending";
import type { ReviewInput, WrittenReview } from "./review";

/**
 * Writes reviews and summaries: one per input, in order, null if the input gives nothing to write
 * from. Throws an `UpstreamError` if the provider fails. `batch` is the number of inputs per call.
 */
export type ReviewWriter = {
  name: string;
  batch: number;
  write: (
    inputs: ReviewInput[],
    signal: AbortSignal,
    spend: Spend,
  ) => Promise<(WrittenReview | null)[]>;
};

/** Writes no reviews: for retailers whose texts may not be given to a model. */
export function silentWriter(): ReviewWriter {
  return { name: "none", batch: 100, write: async (inputs) => inputs.map(() => null) };
}
