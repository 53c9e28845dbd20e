import type { Brief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import type { Product } from "~/domain/products/product";
import type { ProductSource } from "~/domain/products/product-source";
import { silentWriter } from "~/domain/products/review-writer";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { searchEventLog } from "~/domain/search/search-event-log";
import type { SearchDependencies } from "~/domain/search/search-run";

/** A brief for which every provider returns results. */
export const gardenBrief: Brief = {
  recipientType: "Mother",
  age: 62,
  occasion: "Birthday",
  interests: ["Gardening", "Tea"],
  avoid: "",
  budget: 50,
  region: "UK",
};

/** An event log store in memory. */
export function memoryEventLogStore(): EventLogStore {
  let rows: { version: number; key: string; value: unknown }[] = [];
  let version = 0;
  return {
    read: (key) => rows.find((row) => row.key === key)?.value,
    write(key, value) {
      version += 1;
      const row = { version, key, value: JSON.parse(JSON.stringify(value)) as unknown };
      rows = [...rows.filter((one) => one.key !== key), row];
    },
    remove(key) {
      rows = rows.filter((row) => row.key !== key);
    },
    since: (after) => rows.filter((row) => row.version > after),
    under: (prefix) => rows.filter(({ key }) => key.startsWith(prefix)),
    count: (prefix) =>
      rows.filter(({ key, value }) => key.startsWith(prefix) && value !== null).length,
    version: () => rows.at(-1)?.version ?? 0,
  };
}

export const idea = (number: number): Idea => ({
  title: `Idea ${number}`,
  description: `Description ${number}`,
  why: `Why ${number}`,
  phrase: `phrase ${number}`,
});

export const product = (number: number): Product => ({
  asin: `B00000000${number}`,
  title: `Product ${number}`,
  link: `https://www.amazon.co.uk/dp/B00000000${number}`,
  imageUrl: "/sample/book.svg",
  price: { value: 10 + number, currency: "GBP" },
  ratingsTotal: null,
  featureBullets: [],
  bookDescription: null,
});

/** A product source with this `find`; any other part can be replaced. */
export function productsOf(
  find: ProductSource["find"],
  parts: Partial<ProductSource> = {},
): ProductSource {
  const shown = 10;
  const limits = { shown, describedFirst: [shown] };
  return { name: "test", sample: false, allowsModelInput: true, ...limits, find, ...parts };
}

/** Ideas 1 to 5 with a product each, without delays; any part can be replaced. */
export function searchOf(parts: Partial<SearchDependencies> = {}): SearchDependencies {
  const store = parts.store ?? memoryEventLogStore();
  const now = () => new Date("2026-11-21T09:00:00Z");
  const eventLog = searchEventLog(store);
  if (!eventLog.opening()) {
    eventLog.open({
      uid: "uid",
      brief: gardenBrief,
      startedAt: now().toISOString(),
      excludedTitles: [],
    });
  }
  return {
    store,
    ideas: {
      name: "test",
      async *suggest({ known }) {
        for (let number = 1 + known.length; number <= 5; number += 1) yield idea(number);
      },
    },
    standIn: null,
    products: productsOf(async ({ phrase }) => [product(Number(phrase.split(" ")[1]))]),
    reviews: silentWriter(),
    now,
    sleep: async () => {},
    onWanted: () => () => {},
    ...parts,
  };
}
