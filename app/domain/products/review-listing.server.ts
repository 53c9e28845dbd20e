import { addSpending, NOTHING_SPENT } from "~/domain/upstream/spending";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { log } from "~/lib/log";
import type { ReviewInput, WrittenReview } from "./review";
import type { ReviewWriter } from "./review-writer";

const DEADLINE_MS = 45_000;

/**
 * Writes one review or summary for an API client, with the writer and cache that searches use.
 * Returns null if the listing gives nothing to write from, "failed" if the provider failed.
 */
export async function reviewListing(
  { reviews }: { reviews: ReviewWriter },
  input: ReviewInput | null,
): Promise<WrittenReview | null | "failed"> {
  if (!input) return null;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let spent = NOTHING_SPENT;
  const outcome = await outcomeOf(
    () =>
      reviews.write([input], signal, (part) => {
        spent = addSpending(spent, part);
      }),
    signal,
  );
  if (outcome.ok) {
    log({ event: "review.written", ...spent });
    return outcome.value[0] ?? null;
  }
  log({ event: "reviews.failed", reason: outcome.error.reason });
  return "failed";
}
