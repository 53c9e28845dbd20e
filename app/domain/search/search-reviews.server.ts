import type { Product } from "~/domain/products/product";
import { type ReviewInput, reviewInput } from "~/domain/products/review";
import { attempt, waitBeforeRetry } from "~/domain/upstream/outside-call";
import { isPassing } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import type { Reviews } from "./search-outcomes";
import { describeProduct } from "./search-products.server";
import { callSignal, type Run } from "./search-run";
/** Reviews the products of an idea that have none yet, as many at a time as a call should carry. */
export async function reviewProducts(run: Run, position: number): Promise<void> {
  const { eventLog, reviews } = run;
  const outcome = eventLog.products(position);
  if (outcome?.state !== "found" || eventLog.isRefused(position)) return;
  const known = eventLog.reviews(position);
  const missing = outcome.products.filter(({ asin }) => known[asin] === undefined);
  const groups: Promise<void>[] = [];
  for (let first = 0; first < missing.length; first += reviews.batch) {
    groups.push(reviewGroup(run, position, missing.slice(first, first + reviews.batch)));
  }
  await Promise.all(groups);
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
  const { eventLog, limits, reviews } = run;
  const purpose = `review/${group}`;
  while (eventLog.tries(purpose) < limits.tries && !run.signal.aborted) {
    const count = eventLog.countTry(purpose);
    const outcome = await run.connection("reviews", () => {
      const signal = callSignal(run, limits.reviewsMs);
      return attempt(() => reviews.write(inputs, signal, run.spend), signal);
    });
    if (outcome.ok) return outcome.value;
    log({ event: "reviews.failed", reason: outcome.error.reason });
    if (!isPassing(outcome.error) && outcome.error.reason !== "quota") break;
    if (count < limits.tries) await waitBeforeRetry(run, count, outcome.error);
  }
  return [];
}
