import { env, runInDurableObject } from "cloudflare:test";
import type { NewClaim } from "~/domain/lists/claims.server";
import type { GiftFacts, ListDetails } from "~/domain/lists/gift-list";
import { listLog } from "~/domain/lists/list-log";
import { makeList } from "~/domain/lists/organise.server";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { sqliteEventLogStore } from "../../workers/event-log-store";
import { memoryEventLogStore } from "./search";
import { SELF } from "./self";
import { origin } from "./test-env";

export const details: ListDetails = {
  kind: "surprise",
  title: "Mum's 60th",
  note: "",
  day: null,
  region: "UK",
  createdAt: "2026-11-22T12:00:00.000Z",
};

/** A gift of £50 that several can give together. */
export const kneeler: GiftFacts = {
  asin: null,
  title: "Garden kneeler",
  link: "https://shop.example/kneeler",
  imageUrl: null,
  price: 5000,
  currency: "GBP",
  offerUntil: null,
  quantity: 1,
};

/** A list in memory with some gifts, whose ids count from 1. */
export function listOf(gifts: Partial<GiftFacts>[] = [{}], change: Partial<ListDetails> = {}) {
  const store = memoryEventLogStore();
  makeList(
    store,
    { giver: "giver", organiserHash: "hash", account: null },
    {
      details: { ...details, ...change },
      gifts: gifts.map((gift) => ({ ...kneeler, ...gift })),
    },
  );
  return store;
}

/** Somebody's claim of one piece, or with an `amount` a pledge. */
export function claimOf(name: string, change: Partial<NewClaim> = {}): NewClaim {
  return {
    id: crypto.randomUUID(),
    name,
    quantity: change.amount ? 0 : 1,
    amount: 0,
    note: "",
    browser: `browser of ${name}`,
    ...change,
  };
}

/** A browser without JavaScript that keeps its cookies; at a network address, if it is given one. */
export function newBrowser(address?: string) {
  const cookies = new Map<string, string>();
  return async (path: string, form?: Record<string, string> | URLSearchParams) => {
    const response = await SELF.fetch(origin + path, {
      redirect: "manual",
      headers: {
        Cookie: [...cookies].map((one) => one.join("=")).join("; "),
        ...(address && { "CF-Connecting-IP": address }),
      },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}
export type Browser = ReturnType<typeof newBrowser>;

/** Looks into what is stored of a list, by one of its paths, or changes it behind its back. */
export function inList<T>(path: string, use: (log: ReturnType<typeof listLog>) => T): Promise<T> {
  return inObject(path, (store) => use(listLog(store)));
}

/** The same with the entries themselves. */
export function inObject<T>(path: string, use: (store: EventLogStore) => T): Promise<T> {
  const uid = /[0-9a-f]{64}/.exec(path)?.[0] ?? "";
  const object = env.GIFT_LIST.get(env.GIFT_LIST.idFromString(uid));
  return runInDurableObject(object, (_, { storage }) =>
    use(sqliteEventLogStore(storage.sql, () => {})),
  );
}

/** Makes a list by the form, and adds gifts; the paths of its two pages. */
export async function madeList(
  browser: Browser,
  change: Record<string, string> = {},
  gifts: Record<string, string>[] = [{ title: "Garden kneeler", price: "50" }],
) {
  const made = await browser("/lists/new", { kind: "surprise", title: "Mum's 60th", ...change });
  const organiser = (made.headers.get("Location") ?? "").replace("?made", "");
  for (const gift of gifts) {
    const added = await browser(`${organiser}/add`, { quantity: "1", ...gift });
    if (added.status !== 303) throw new Error(`adding a gift answers ${added.status}`);
  }
  const page = await (await browser(organiser)).text();
  const giver = /\/lists\/[0-9a-f]{96}(?=")/.exec(page)?.[0] ?? "";
  return { organiser, giver };
}
