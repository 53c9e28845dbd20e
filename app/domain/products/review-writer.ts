import type { Spend } from "~/domain/upstream/spending";
import type { ReviewInput, WrittenReview } from "./review";

/**
 * A writer of reviews and summaries: one for each input, in its order, null where there is nothing
 * honest to say. Throws an `UpstreamError` when the outside world fails. `batch` is how many inputs
 * one call should carry.
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

/** Where texts may not be given to a model, nothing is written. */
export function silentWriter(): ReviewWriter {
  return { name: "none", batch: 100, write: async (inputs) => inputs.map(() => null) };
}
