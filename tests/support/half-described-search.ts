import { env, runInDurableObject } from "cloudflare:test";
import { searchEventLog } from "~/domain/search/search-event-log";
import { sqliteEventLogStore } from "../../workers/event-log-store";
import { gardenBrief, idea, product } from "./search";

/** A complete search with an idea of eight products, of which the first four are described. */
export async function halfDescribedSearch() {
  const id = env.GIFT_SEARCH.newUniqueId();
  const [uid, object] = [id.toString(), env.GIFT_SEARCH.get(id)];
  const startedAt = new Date().toISOString();
  const products = Array.from({ length: 8 }, (_, place) => ({
    ...product(place + 1),
    featureBullets: ["Made of solid oak, with a drawer for small tools"],
  }));
  await runInDurableObject(object, (_, { storage }) => {
    const eventLog = searchEventLog(sqliteEventLogStore(storage.sql, () => {}));
    eventLog.open({ uid, brief: gardenBrief, startedAt, excludedTitles: [] });
    eventLog.keepIdea(idea(1), 0);
    const found = { state: "found", sample: false, asOf: startedAt } as const;
    eventLog.keepProducts(0, { ...found, products, describedFirst: 4 });
    const reviews = products.slice(0, 4).map(({ asin }) => [asin, null]);
    eventLog.keepReviews(0, Object.fromEntries(reviews));
    eventLog.keepEnd({ state: "complete" });
  });
  return { uid, object, products };
}
