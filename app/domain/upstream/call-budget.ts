/** Kinds of calls that cost money, each with a daily ceiling for the whole site. */
export const PAID = ["model", "retail"] as const;
export type Paid = (typeof PAID)[number];

/** The calls leased on a day (UTC, `YYYY-MM-DD`). */
export type CallBudget = { day: string; leased: Record<Paid, number> };

export const NEW_BUDGET: CallBudget = { day: "", leased: { model: 0, retail: 0 } };

/** Calls that one isolate may make on a day before it needs another lease. */
export type Lease = { day: string; calls: number };

/** The first lease of an isolate, and the largest. */
const FIRST_LEASE = 50;
const LARGEST_LEASE = 2_000;
const GROWTH = 4;
const BUSY_MS = 60_000;
/** The end of a day's budget is leased in smaller parts, so that no isolate holds all that is left. */
const SHARE_OF_REST = 0.5;

/** `YYYY-MM-DD` in UTC. */
export const utcDay = (now: Date) => now.toISOString().slice(0, 10);

/**
 * How many calls an isolate should lease next: more each time while it uses them up within a minute,
 * so that a busy isolate requests few leases and an evicted one loses little beyond what it used.
 */
export function nextLeaseSize(last: { size: number; at: Date } | null, now: Date): number {
  const isBusy = last !== null && now.getTime() - last.at.getTime() < BUSY_MS;
  return isBusy ? Math.min(LARGEST_LEASE, last.size * GROWTH) : FIRST_LEASE;
}

/** Leases up to `wanted` of the day's calls; none if the daily `ceiling` is reached. */
export function leaseCalls(
  budget: CallBudget,
  { kind, ceiling, wanted }: { kind: Paid; ceiling: number; wanted: number },
  now: Date,
): { budget: CallBudget; lease: Lease } {
  const day = utcDay(now);
  const leased = budget.day === day ? budget.leased : NEW_BUDGET.leased;
  const rest = Math.max(0, ceiling - leased[kind]);
  const calls = Math.min(wanted, Math.ceil(rest * SHARE_OF_REST));
  return {
    budget: { day, leased: { ...leased, [kind]: leased[kind] + calls } },
    lease: { day, calls },
  };
}
