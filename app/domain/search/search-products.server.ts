import type { Brief } from "~/domain/brief/brief.schema";
import { type Product, titleKey } from "~/domain/products/product";
import { isTransient } from "~/domain/upstream/upstream-error";
import { callWithRetries } from "./retried-call.server";
import type { DetailOutcome } from "./search-outcomes";
import { changedBrief, type Run } from "./search-run";

/** Fewer tries than other calls: without details a product only lacks its bullets. */
const DETAIL_TRIES = 2;

/** Finds an idea's products unless the event log has them. On failure the idea has no products. */
export async function lookUpProducts(run: Run, position: number): Promise<void> {
  const { eventLog, limits, products, now } = run;
  const idea = eventLog.ideas()[position];
  if (!idea || eventLog.products(position)) return;
  const { phrase, entry, about } = idea;
  const request = { phrase, entry, about, brief: briefOf(run, position) };
  const outcome = await callWithRetries(run, {
    key: `products/${position}`,
    purpose: "products",
    tries: limits.tries,
    deadlineMs: limits.productsMs,
    isRetryable: isTransient,
    call: (signal) => products.find(request, signal, run.spend),
  });
  if (!outcome.ok) {
    eventLog.keepProducts(position, { state: "failed", reason: outcome.error.reason });
    return;
  }
  eventLog.keepProducts(position, {
    state: "found",
    products: choose(run, outcome.value),
    sample: products.sample,
    describedFirst: describedFirst(run, position),
    asOf: outcome.value[0]?.asOf ?? now().toISOString(),
  });
}

/** The brief for an idea's products, as its round changed it. */
export function briefOf(run: Run, position: number): Brief {
  return changedBrief(run, run.eventLog.ideas()[position]?.round ?? 0).brief;
}

/** How many products of the idea the search describes by itself, by the idea's place in its round. */
function describedFirst({ eventLog, products }: Run, position: number): number {
  const ideas = eventLog.ideas();
  const place = position - ideas.findIndex(({ round }) => round === ideas[position]?.round);
  return products.describedFirst[place] ?? products.describedFirst.at(-1) ?? products.shown;
}

/** The best products that are neither in this search already nor excluded. */
function choose({ eventLog, products, excludedTitles }: Run, found: Product[]): Product[] {
  const taken = new Set<string>();
  eventLog.ideas().forEach((_, position) => {
    const outcome = eventLog.products(position);
    if (outcome?.state === "found") for (const { asin } of outcome.products) taken.add(asin);
  });
  const excluded = new Set(excludedTitles.map(titleKey));
  const fresh = found.filter(({ asin, title }) => {
    if (taken.has(asin) || excluded.has(titleKey(title))) return false;
    taken.add(asin);
    return true;
  });
  return fresh.slice(0, products.shown);
}

/** Adds the details of the product's page, once. Null if they show that it does not fit the brief. */
export async function describeProduct(
  run: Run,
  position: number,
  product: Product,
): Promise<Product | null> {
  const { eventLog, products } = run;
  if (!products.describe) return product;
  if (!eventLog.detail(product.asin))
    eventLog.keepDetail(product.asin, await fetchDetail(run, position, product));
  const detail = eventLog.detail(product.asin);
  if (detail?.state === "unfit") return null;
  return detail?.state === "found" ? detail.product : product;
}

async function fetchDetail(run: Run, position: number, product: Product): Promise<DetailOutcome> {
  const { limits, products } = run;
  const brief = briefOf(run, position);
  const outcome = await callWithRetries(run, {
    key: `detail/${product.asin}`,
    purpose: "details",
    tries: DETAIL_TRIES,
    deadlineMs: limits.detailMs,
    // A second wait of the full deadline would delay the reviews for optional details.
    isRetryable: (error) => isTransient(error) && error.reason !== "timeout",
    stopAfterFailures: limits.detailFailures,
    call: async (signal) => products.describe?.(product, brief, signal, run.spend),
  });
  if (!outcome.ok) return { state: "failed" };
  return outcome.value ? { state: "found", product: outcome.value } : { state: "unfit" };
}
