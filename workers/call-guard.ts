import { DurableObject } from "cloudflare:workers";
import {
  breakerState,
  type CallBudget,
  type Entry,
  enter,
  NEW_BUDGET,
  type Paid,
  recover,
  rest,
} from "~/domain/upstream/call-budget";
import type { CallGuard } from "~/providers/outside";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What all searches share: one object for the whole site counts paid calls and holds the breaker;
 * one for each visitor's address counts that visitor's searches. An object and not the Cache API or
 * KV, because those are per place or a minute late, and a ceiling that is exceeded costs money; not
 * D1, because an anonymous search writes nothing there.
 */
export class SharedGuard extends DurableObject {
  #read(): CallBudget {
    return this.ctx.storage.kv.get<CallBudget>("budget") ?? NEW_BUDGET;
  }

  async enter(kind: Paid, ceiling: number | null): Promise<Entry> {
    const { budget, entry } = enter(this.#read(), kind, ceiling, new Date());
    this.ctx.storage.kv.put("budget", budget);
    return entry;
  }

  async rest(refusal: { retryAfterMs?: number; probe: boolean }): Promise<void> {
    this.ctx.storage.kv.put("budget", rest(this.#read(), refusal, new Date()));
  }

  async recovered(): Promise<void> {
    this.ctx.storage.kv.put("budget", recover(this.#read()));
  }

  async breaker(): Promise<"closed" | "open" | "half-open"> {
    return breakerState(this.#read(), new Date());
  }

  /** Counts one search of a visitor today (UTC); false where `limit` was reached before. */
  async countSearch(limit: number): Promise<boolean> {
    const day = new Date().toISOString().slice(0, 10);
    const known = this.ctx.storage.kv.get<{ day: string; count: number }>("searches");
    const count = known?.day === day ? known.count : 0;
    if (count >= limit) return false;
    this.ctx.storage.kv.put("searches", { day, count: count + 1 });
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return true;
  }

  /** A visitor who did not come back for a day leaves nothing behind. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

type Namespace = DurableObjectNamespace<SharedGuard>;

/** The one object of the whole site. */
export const siteGuard = (namespace: Namespace) => namespace.get(namespace.idFromName("site"));

/** The guard of one kind of paid call, with the day's ceiling from the configuration. */
export function callGuard(namespace: Namespace, kind: Paid, ceiling: number | null): CallGuard {
  return {
    enter: () => siteGuard(namespace).enter(kind, ceiling),
    rest: async (refusal) => {
      // A model that is busy says so to each search, and a moment later is free again.
      if (kind === "retail") await siteGuard(namespace).rest(refusal);
    },
    recovered: () => siteGuard(namespace).recovered(),
  };
}
