import { expect, test } from "vitest";
import { leaseCalls, NEW_BUDGET } from "~/domain/upstream/call-budget";

const monday = new Date("2026-11-23T09:00:00Z");
const tuesday = new Date("2026-11-24T00:00:00Z");

test("calls are leased 50 at a time, fewer near the ceiling and none above it", () => {
  let budget = NEW_BUDGET;
  const leases: number[] = [];
  for (;;) {
    const next = leaseCalls(budget, { kind: "retail", ceiling: 600 }, monday);
    if (next.lease.calls === 0) break;
    budget = next.budget;
    leases.push(next.lease.calls);
  }
  expect(leases.slice(0, 3)).toEqual([50, 50, 50]);
  expect(leases.at(-1)).toBe(1);
  expect(leases.reduce((sum, calls) => sum + calls)).toBe(600);
});

test("each kind and each day has its own budget", () => {
  const { budget } = leaseCalls(NEW_BUDGET, { kind: "retail", ceiling: 1 }, monday);
  expect(leaseCalls(budget, { kind: "retail", ceiling: 1 }, monday).lease.calls).toBe(0);
  expect(leaseCalls(budget, { kind: "model", ceiling: 1 }, monday).lease.calls).toBe(1);
  const next = leaseCalls(budget, { kind: "retail", ceiling: 1 }, tuesday);
  expect(next.lease).toEqual({ day: "2026-11-24", calls: 1 });
  expect(next.budget.leased).toEqual({ model: 0, retail: 1 });
});

test("a ceiling of 0 leases nothing", () => {
  expect(leaseCalls(NEW_BUDGET, { kind: "model", ceiling: 0 }, monday).lease.calls).toBe(0);
});
