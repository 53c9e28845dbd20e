import type { Brief } from "~/domain/brief/brief.schema";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { loadSdk } from "~/providers/model";
import type { Environment } from "./env";

/** A brief of nobody, whose ideas and sample products are looked up and thrown away. */
const brief: Brief = {
  recipientType: "Friend",
  age: 40,
  occasion: "Birthday",
  interests: ["Gardening", "Cooking"],
  avoid: "",
  budget: 50,
  region: "UK",
};
const LONGEST_MS = 5_000;

const warm = new WeakSet<Environment>();

/**
 * Does once in an isolate, after its first page, what makes a first search slower than a tenth: compiles
 * the knowledge's code and patterns, loads the model's SDK and opens the database. Asks no provider that
 * costs anything.
 */
export function warmUp(environment: Environment, waitUntil: (work: Promise<unknown>) => void) {
  if (warm.has(environment)) return;
  warm.add(environment);
  // A failure is that of the first search, too, which says so.
  waitUntil(searchForNobody(environment).catch(() => {}));
}

async function searchForNobody({ providers, giftSearch }: Environment): Promise<void> {
  const { ideas, standIn, products } = providers;
  // An object that is only read stores nothing.
  await giftSearch.get(giftSearch.newUniqueId()).snapshot();
  if (standIn) await loadSdk();
  const signal = AbortSignal.timeout(LONGEST_MS);
  const request = { brief, wanted: IDEAS_PER_SEARCH, known: [], excludedTitles: [], like: null };
  for await (const idea of (standIn ?? ideas).suggest(request, signal, () => {})) {
    if (products.sample) await products.find({ ...idea, brief }, signal, () => {});
  }
}
