import type { Brief } from "~/domain/brief/brief.schema";
import { type Product, titleKey } from "~/domain/products/product";
import { attempt, waitBeforeRetry } from "~/domain/upstream/outside-call";
import { isPassing, type UpstreamReason } from "~/domain/upstream/upstream-error";
import { log } from "~/lib/log";
import type { DetailOutcome } from "./search-outcomes";
import { callSignal, type Run } from "./search-run";

/** Tries of a product's details: they cost the bullets at most, so they are not worth a third. */
const DETAIL_TRIES = 2;

/** Looks an idea's products up, if that was not done: a failure costs this idea its products. */
export async function lookUpProducts(run: Run, position: number): Promise<void> {
  const { eventLog, limits, products, now } = run;
  const idea = eventLog.ideas()[position];
  if (!idea || eventLog.products(position)) return;
  const purpose = `products/${position}`;
  const brief = briefOf(run, position);
  let reason: UpstreamReason = "unavailable";
  while (eventLog.tries(purpose) < limits.tries && !run.signal.aborted) {
    const count = eventLog.countTry(purpose);
    const outcome = await run.connection("products", () => {
      const signal = callSignal(run, limits.productsMs);
      return attempt(
        () => products.find({ phrase: idea.phrase, brief }, signal, run.spend),
        signal,
      );
    });
    if (outcome.ok) {
      const asOf = outcome.value[0]?.asOf ?? now().toISOString();
      const chosen = choose(run, outcome.value);
      eventLog.keepProducts(position, {
        state: "found",
        products: chosen,
        sample: products.sample,
        asOf,
      });
      return;
    }
    reason = outcome.error.reason;
    log({ event: "products.failed", reason });
    if (!isPassing(outcome.error)) break;
    if (count < limits.tries) await waitBeforeRetry(run, count, outcome.error);
  }
  eventLog.keepProducts(position, { state: "failed", reason });
}

/** The brief that an idea's products have to fit: a cheaper round has a budget of its own. */
export function briefOf({ eventLog, brief }: Run, position: number): Brief {
  const round = eventLog.rounds()[eventLog.ideas()[position]?.round ?? 0];
  return { ...brief, budget: round?.budget ?? brief.budget };
}

/** The best of what was found: no product twice in a search, and none that was given before. */
function choose({ eventLog, products, excludedTitles }: Run, found: Product[]): Product[] {
  const taken = new Set<string>();
  eventLog.ideas().forEach((_, position) => {
    const outcome = eventLog.products(position);
    if (outcome?.state === "found") for (const { asin } of outcome.products) taken.add(asin);
  });
  const never = new Set(excludedTitles.map(titleKey));
  const fresh = found.filter(({ asin, title }) => {
    if (taken.has(asin) || never.has(titleKey(title))) return false;
    taken.add(asin);
    return true;
  });
  return fresh.slice(0, products.shown);
}

/** Adds what the product's own page says, once. Answers the product, or null where it is unfit. */
export async function describeProduct(
  run: Run,
  position: number,
  product: Product,
): Promise<Product | null> {
  const { eventLog, products } = run;
  if (!products.describe) return product;
  if (!eventLog.detail(product.asin))
    eventLog.keepDetail(product.asin, await askForDetail(run, position, product));
  const detail = eventLog.detail(product.asin);
  if (detail?.state === "unfit") return null;
  return detail?.state === "found" ? detail.product : product;
}

async function askForDetail(run: Run, position: number, product: Product): Promise<DetailOutcome> {
  const { eventLog, limits, products, trouble } = run;
  const purpose = `detail/${product.asin}`;
  const brief = briefOf(run, position);
  const isHopeless = () =>
    run.signal.aborted ||
    eventLog.tries(purpose) >= DETAIL_TRIES ||
    trouble.details >= limits.detailFailures;
  for (;;) {
    const outcome = await run.connection("details", async () => {
      // Judged when the turn has come: forty wait, and the first few tell how it stands.
      if (isHopeless()) return null;
      eventLog.countTry(purpose);
      const signal = callSignal(run, limits.detailMs);
      const answer = await attempt(
        async () => products.describe?.(product, brief, signal, run.spend),
        signal,
      );
      trouble.details = answer.ok ? 0 : trouble.details + 1;
      return answer;
    });
    if (!outcome) return { state: "failed" };
    if (outcome.ok)
      return outcome.value ? { state: "found", product: outcome.value } : { state: "unfit" };
    log({ event: "details.failed", reason: outcome.error.reason });
    if (!isPassing(outcome.error) || outcome.error.reason === "timeout") return { state: "failed" };
    await waitBeforeRetry(run, eventLog.tries(purpose), outcome.error);
  }
}
