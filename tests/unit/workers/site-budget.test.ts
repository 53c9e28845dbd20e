import { env, runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { leasedCallGuard } from "~/domain/upstream/call-guard";
import { CLOSED } from "~/domain/upstream/circuit-breaker";
import { parseConfig } from "../../../workers/config";
import { createLimits } from "../../../workers/limits";
import { siteBudget } from "../../../workers/site-budget";
import { db } from "../../support/test-env";

const newSearch = () => env.GIFT_SEARCH.get(env.GIFT_SEARCH.newUniqueId());

test("searches in an isolate share a guard, and all isolates share the budget", async () => {
  const options = { kind: "retail", ceiling: 2, hasBreaker: true } as const;
  const guard = await runInDurableObject(newSearch(), async () => {
    const made = leasedCallGuard(siteBudget(env.SITE_BUDGET), options);
    expect(await made.admit()).toEqual({ probe: false });
    return made;
  });
  await runInDurableObject(newSearch(), async () => {
    expect(await guard.admit()).toEqual({ probe: false });
    expect(await guard.admit()).toEqual({ refused: "ceiling" });
  });
  const other = leasedCallGuard(siteBudget(env.SITE_BUDGET), options);
  expect(await other.admit()).toEqual({ refused: "ceiling" });
});

test("a tripped breaker is open for every isolate until a probe succeeds", async () => {
  const options = { kind: "retail", ceiling: null, hasBreaker: true } as const;
  const guard = leasedCallGuard(siteBudget(env.SITE_BUDGET), options);
  await guard.trip({ probe: false, retryAfterMs: 60_000 });
  const other = leasedCallGuard(siteBudget(env.SITE_BUDGET), options);
  expect(await other.admit()).toEqual({ refused: "circuit-open" });
  await guard.close();
  const third = leasedCallGuard(siteBudget(env.SITE_BUDGET), options);
  expect(await third.admit()).toEqual({ probe: false });
});

test("however often /health is asked for, an isolate asks for the breaker once in ten seconds", async () => {
  const breaker = vi.fn(async () => CLOSED);
  const SITE_BUDGET = { idFromName: () => "site", get: () => ({ breaker }) };
  const limits = createLimits(
    { ...env, SITE_BUDGET } as unknown as Env,
    parseConfig({ ...env }),
    db,
  );
  for (let times = 0; times < 20; times += 1) {
    const states = await Promise.all(Array.from({ length: 5 }, () => limits.breaker()));
    expect(states).toEqual(Array(5).fill("closed"));
  }
  expect(breaker).toHaveBeenCalledTimes(1);
});
