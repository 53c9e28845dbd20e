import { expect, test } from "vitest";
import { leaseCalls, NEW_BUDGET, nextLeaseSize } from "~/domain/upstream/call-budget";

const monday = new Date("2026-11-23T09:00:00Z");
const tuesday = new Date("2026-11-24T00:00:00Z");
const retail = { kind: "retail", ceiling: 600, wanted: 50 } as const;

test("calls are leased as requested, fewer near the ceiling and none above it", () => {
  let budget = NEW_BUDGET;
  const leases: number[] = [];
  for (;;) {
    const next = leaseCalls(budget, retail, monday);
    if (next.lease.calls === 0) break;
    budget = next.budget;
    leases.push(next.lease.calls);
  }
  expect(leases.slice(0, 3)).toEqual([50, 50, 50]);
  expect(leases.at(-1)).toBe(1);
  expect(leases.reduce((sum, calls) => sum + calls)).toBe(600);
});

test("each kind and each day has its own budget", () => {
  const one = { ...retail, ceiling: 1 };
  const { budget } = leaseCalls(NEW_BUDGET, one, monday);
  expect(leaseCalls(budget, one, monday).lease.calls).toBe(0);
  expect(leaseCalls(budget, { ...one, kind: "model" }, monday).lease.calls).toBe(1);
  const next = leaseCalls(budget, one, tuesday);
  expect(next.lease).toEqual({ day: "2026-11-24", calls: 1 });
  expect(next.budget.leased).toEqual({ model: 0, retail: 1 });
});

test("a ceiling of 0 leases nothing", () => {
  expect(leaseCalls(NEW_BUDGET, { ...retail, ceiling: 0 }, monday).lease.calls).toBe(0);
});

test("leases grow while an isolate is busy, and begin small again after a minute", () => {
  const later = (seconds: number) => new Date(monday.getTime() + seconds * 1000);
  const first = nextLeaseSize(null, monday);
  expect(first).toBe(50);
  expect(nextLeaseSize({ size: first, at: monday }, later(59))).toBe(200);
  expect(nextLeaseSize({ size: 1_500, at: monday }, later(1))).toBe(2_000);
  expect(nextLeaseSize({ size: 1_500, at: monday }, later(60))).toBe(50);
});
