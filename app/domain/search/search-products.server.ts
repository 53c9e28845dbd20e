import type { Brief } from "~/domain/brief/brief.schema";
import { isImpersonal } from "~/domain/knowledge/impersonal";
import { type Product, titleKey } from "~/domain/products/product";
import type { ProductRequest } from "~/domain/products/product-source";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { isTransient } from "~/domain/upstream/upstream-error";
import { callWithRetries } from "./retried-call.server";
import type { DetailOutcome } from "./search-outcomes";
import { changedBrief, type Run } from "./search-run";

/** Fewer tries than other calls: without details a product only lacks its bullets. */
const DETAIL_TRIES = 2;

/**
 * Finds an idea's products unless the event log has them: those that are kept at once, others by a call
 * that waits for a connection. If it takes long, the idea says so. On failure it has no products.
 */
export async function lookUpProducts(run: Run, position: number): Promise<void> {
  const { eventLog, limits, products } = run;
  const idea = eventLog.ideas()[position];
  if (!idea || eventLog.products(position)) return;
  const { phrase, entry, about } = idea;
  const request = {
    ...{ phrase, entry, about, brief: briefOf(run, position) },
    isImpersonal: isImpersonalPhrase(run, position),
    isLead: position === 0,
  };
  const late = setTimeout(() => eventLog.keepLate(position), limits.lateMs);
  try {
    const kept = await keptProducts(run, request);
    if (kept) return keepFound(run, position, kept);
    const outcome = await callWithRetries(run, {
      key: `products/${position}`,
      purpose: "products",
      tries: limits.tries,
      deadlineMs: limits.productsMs,
      isRetryable: isTransient,
      call: (signal) => products.find(request, signal, run.spend),
    });
    if (outcome.ok) return keepFound(run, position, outcome.value);
    eventLog.keepProducts(position, { state: "failed", reason: outcome.error.reason });
  } finally {
    clearTimeout(late);
  }
}

async function keptProducts(run: Run, request: ProductRequest): Promise<Product[] | null> {
  const outcome = await outcomeOf(
    async () => (await run.products.kept?.(request, run.spend)) ?? null,
    run.signal,
  );
  return outcome.ok ? outcome.value : null;
}

function keepFound(run: Run, position: number, found: Product[]): void {
  const { eventLog, products, now } = run;
  eventLog.keepProducts(position, {
    state: "found",
    products: choose(run, found),
    sample: products.sample,
    describedFirst: describedFirst(run, position),
    asOf: found[0]?.asOf ?? now().toISOString(),
  });
}

/**
 * Whether an idea's search phrase can hold nothing of the visitor's own words: it is one of the knowledge,
 * or written for a search in words of ours alone.
 */
function isImpersonalPhrase({ eventLog, excludedTitles }: Run, position: number): boolean {
  const { entry, about } = eventLog.ideas()[position] ?? {};
  if (entry !== undefined && about === undefined) return true;
  const opening = eventLog.opening();
  const isFree = eventLog.rounds().every(({ said }) => said === undefined);
  return (
    opening !== null &&
    isFree &&
    excludedTitles.length === 0 &&
    !opening.told &&
    isImpersonal(opening.brief)
  );
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
