import { DurableObject } from "cloudflare:workers";
import {
  type CallBudget,
  type Lease,
  leaseCalls,
  NEW_BUDGET,
  type Paid,
} from "~/domain/upstream/call-budget";
import type { SiteBudgetCalls } from "~/domain/upstream/call-guard";
import {
  type Breaker,
  CLOSED,
  type Refusal,
  startProbe,
  trip,
} from "~/domain/upstream/circuit-breaker";
import { log } from "~/lib/log";

/**
 * One object for the whole site: the daily budget of paid calls, and the retailer's circuit breaker.
 * docs/decisions/022-call-budget-and-circuit-breaker.md explains why it is an object, and why calls are
 * leased.
 */
export class SiteBudget extends DurableObject implements SiteBudgetCalls {
  async lease(request: { kind: Paid; ceiling: number; wanted: number }): Promise<Lease> {
    log({ event: "site-budget.requested", for: "lease" });
    const stored = this.ctx.storage.kv.get<CallBudget>("budget") ?? NEW_BUDGET;
    const { budget, lease } = leaseCalls(stored, request, new Date());
    if (lease.calls > 0) this.ctx.storage.kv.put("budget", budget);
    return lease;
  }

  async breaker(): Promise<Breaker> {
    log({ event: "site-budget.requested", for: "breaker" });
    return this.#breaker();
  }

  async probe(): Promise<{ isAllowed: boolean; breaker: Breaker }> {
    const probing = startProbe(this.#breaker(), new Date());
    if (!probing) return { isAllowed: false, breaker: this.#breaker() };
    this.ctx.storage.kv.put("breaker", probing);
    return { isAllowed: true, breaker: probing };
  }

  async trip(refusal: Refusal): Promise<Breaker> {
    const tripped = trip(this.#breaker(), refusal, new Date());
    this.ctx.storage.kv.put("breaker", tripped);
    return tripped;
  }

  async close(): Promise<void> {
    this.ctx.storage.kv.put("breaker", CLOSED);
  }

  #breaker(): Breaker {
    return this.ctx.storage.kv.get<Breaker>("breaker") ?? CLOSED;
  }
}

/**
 * The object's methods. Each call makes a new stub, because a stub can be used only in the request
 * that made it and an isolate shares one guard between requests.
 */
export function siteBudget(namespace: Env["SITE_BUDGET"]): SiteBudgetCalls {
  const stub = () => namespace.get(namespace.idFromName("site"));
  return {
    lease: (request) => stub().lease(request),
    breaker: () => stub().breaker(),
    probe: () => stub().probe(),
    trip: (refusal) => stub().trip(refusal),
    close: () => stub().close(),
  };
}
