import { expect, test } from "vitest";
import { leaseCalls, NEW_BUDGET } from "~/domain/upstream/call-budget";
import { leasedCallGuard, type SiteBudgetCalls } from "~/domain/upstream/call-guard";
import { CLOSED, startProbe, trip } from "~/domain/upstream/circuit-breaker";

const retail = { kind: "retail", ceiling: null, hasBreaker: true } as const;
const model = { kind: "model", ceiling: null, hasBreaker: false } as const;

/** A site's budget in memory with its own clock and a list of the requests to it. */
function site() {
  let now = new Date("2026-11-21T09:00:00Z");
  let budget = NEW_BUDGET;
  let breaker = CLOSED;
  const requests: string[] = [];
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const calls: SiteBudgetCalls = {
    async lease(request) {
      requests.push("lease");
      const leased = leaseCalls(budget, request, now);
      budget = leased.budget;
      return leased.lease;
    },
    async breaker() {
      requests.push("breaker");
      return breaker;
    },
    async probe() {
      requests.push("probe");
      const probing = startProbe(breaker, now);
      breaker = probing ?? breaker;
      return { isAllowed: probing !== null, breaker };
    },
    async trip(refusal) {
      requests.push("trip");
      breaker = trip(breaker, refusal, now);
      return breaker;
    },
    async close() {
      requests.push("close");
      breaker = CLOSED;
    },
  };
  return {
    calls,
    requests,
    wait,
    timing: { now: () => now, sleep: async (ms: number) => wait(ms / 1000) },
  };
}

test("a thousand calls without a ceiling read the breaker once every ten seconds", async () => {
  const { calls, requests, timing, wait } = site();
  const guard = leasedCallGuard(calls, retail, timing);
  for (let call = 0; call < 1_000; call += 1) {
    expect(await guard.admit()).toEqual({ probe: false });
    wait(0.03);
  }
  expect(requests).toEqual(["breaker", "breaker", "breaker"]);
});

test("a kind without breaker and ceiling makes no requests", async () => {
  const { calls, requests, timing } = site();
  const guard = leasedCallGuard(calls, model, timing);
  expect(await guard.admit()).toEqual({ probe: false });
  await guard.trip({ probe: false });
  expect(await guard.admit()).toEqual({ probe: false });
  expect(requests).toEqual([]);
});

test("two isolates together stay below the ceiling with one request for many calls", async () => {
  const { calls, requests, timing } = site();
  const guards = [1, 2].map(() => leasedCallGuard(calls, { ...model, ceiling: 700 }, timing));
  let admitted = 0;
  for (let call = 0; call < 1_000; call += 1) {
    const admission = await guards[call % 2]?.admit();
    if (admission && "probe" in admission) admitted += 1;
    else expect(admission).toEqual({ refused: "ceiling" });
  }
  expect(admitted).toBeLessThanOrEqual(700);
  expect(admitted).toBeGreaterThan(650);
  expect(requests.length).toBeLessThan(20);
});

test("concurrent callers share a lease and stay below the ceiling", async () => {
  const { calls, requests, timing } = site();
  const guard = leasedCallGuard(calls, { ...model, ceiling: 3 }, timing);
  const admissions = await Promise.all(Array.from({ length: 10 }, () => guard.admit()));
  expect(admissions.filter((one) => "probe" in one)).toHaveLength(3);
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(await guard.admit()).toEqual({ refused: "ceiling" });
});

test("a new day has a new budget", async () => {
  const { calls, timing, wait } = site();
  const guard = leasedCallGuard(calls, { ...model, ceiling: 1 }, timing);
  expect(await guard.admit()).toEqual({ probe: false });
  expect(await guard.admit()).toEqual({ refused: "ceiling" });
  wait(24 * 60 * 60);
  expect(await guard.admit()).toEqual({ probe: false });
});

test("after a refusal no isolate calls until one makes the half-open probe", async () => {
  const { calls, timing, wait } = site();
  const first = leasedCallGuard(calls, retail, timing);
  const second = leasedCallGuard(calls, retail, timing);
  await first.admit();
  await first.trip({ probe: false });
  expect(await first.admit()).toEqual({ refused: "circuit-open" });
  expect(await second.admit()).toEqual({ refused: "circuit-open" });
  wait(60);
  expect(await first.admit()).toEqual({ probe: true });
  expect(await second.admit()).toEqual({ refused: "circuit-open" });
  await first.close();
  expect(await first.admit()).toEqual({ probe: false });
  wait(10);
  expect(await second.admit()).toEqual({ probe: false });
});

test("the first callers of an isolate wait for one request for the breaker", async () => {
  const { calls, requests, timing } = site();
  await calls.trip({ probe: false });
  const guard = leasedCallGuard(calls, retail, timing);
  const admissions = await Promise.all([guard.admit(), guard.admit(), guard.admit()]);
  expect(admissions).toEqual(Array(3).fill({ refused: "circuit-open" }));
  expect(requests.filter((one) => one === "breaker")).toHaveLength(1);
});

test("a cancelled request delays the others by two seconds", async () => {
  const { calls, timing } = site();
  let isFirst = true;
  const stuck: typeof calls = {
    ...calls,
    breaker: () => {
      if (!isFirst) return calls.breaker();
      isFirst = false;
      return new Promise(() => {});
    },
  };
  const guard = leasedCallGuard(stuck, retail, timing);
  void guard.admit();
  expect(await guard.admit()).toEqual({ probe: false });
});
