import type { Product } from "~/domain/products/product";
import { type ReviewInput, reviewInput } from "~/domain/products/review";
import { isTransientOrQuota } from "~/domain/upstream/upstream-error";
import { callWithRetries } from "./retried-call.server";
import type { Reviews } from "./search-outcomes";
import { describeProduct } from "./search-products.server";
import type { Run } from "./search-run";
import { dueProducts, firstCount, wantedCount } from "./wanted-products";

/** Describes and reviews the first products of an idea, which the search itself shows. */
export const reviewFirstProducts = (run: Run, position: number) =>
  reviewUntilNoneDue(run, position, () => firstCount(run.eventLog, position));

/** Describes and reviews the products of an idea that somebody asked to see more of. */
export const reviewWantedProducts = (run: Run, position: number) =>
  reviewUntilNoneDue(run, position, () => wantedCount(run.eventLog, position));

/**
 * Works on `reviews.batch` products per call. Others take the places of products that turn out not to
 * fit, and more may be wanted meanwhile.
 */
async function reviewUntilNoneDue(run: Run, position: number, count: () => number): Promise<void> {
  const { eventLog, reviews } = run;
  for (;;) {
    const due = dueProducts(eventLog, position, count());
    if (due.length === 0) return;
    const groups: Promise<void>[] = [];
    for (let first = 0; first < due.length; first += reviews.batch) {
      groups.push(reviewGroup(run, position, due.slice(first, first + reviews.batch)));
    }
    await Promise.all(groups);
  }
}

async function reviewGroup(run: Run, position: number, products: Product[]): Promise<void> {
  const described = await Promise.all(
    products.map((product) => describeProduct(run, position, product)),
  );
  const subjects: { asin: string; input: ReviewInput }[] = [];
  const done: Reviews = {};
  products.forEach(({ asin }, place) => {
    const product = described[place];
    const input = product ? reviewInput(product) : null;
    if (input) subjects.push({ asin, input });
    else done[asin] = null;
  });
  const inputs = subjects.map(({ input }) => input);
  const written =
    inputs.length > 0 ? await write(run, `${position}/${subjects[0]?.asin}`, inputs) : [];
  subjects.forEach(({ asin }, place) => {
    done[asin] = written[place] ?? null;
  });
  run.eventLog.keepReviews(position, done);
}

async function write(run: Run, group: string, inputs: ReviewInput[]) {
  const { limits, reviews } = run;
  const outcome = await callWithRetries(run, {
    key: `review/${group}`,
    purpose: "reviews",
    tries: limits.tries,
    deadlineMs: limits.reviewsMs,
    isRetryable: isTransientOrQuota,
    call: (signal) => reviews.write(inputs, signal, run.spend),
  });
  return outcome.ok ? outcome.value : [];
}
