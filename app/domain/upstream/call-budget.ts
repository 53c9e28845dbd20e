/** Kinds of calls that cost money, each with a daily ceiling for the whole site. */
export const PAID = ["model", "retail"] as const;
export type Paid = (typeof PAID)[number];

/** The calls leased on a day (UTC, `YYYY-MM-DD`). */
export type CallBudget = { day: string; leased: Record<Paid, number> };

export const NEW_BUDGET: CallBudget = { day: "", leased: { model: 0, retail: 0 } };

/** Calls that one isolate may make on a day before it needs another lease. */
export type Lease = { day: string; calls: number };

const LEASE_SIZE = 50;
/**
 * The last calls of a day are leased in smaller parts, so that no isolate holds all that remain.
 */
const SHARE_OF_REST = 0.1;

/** `YYYY-MM-DD` in UTC. */
export const utcDay = (now: Date) => now.toISOString().slice(0, 10);

/** Leases calls of the day; 0 once `ceiling`, the most calls per day, is reached. */
export function leaseCalls(
  budget: CallBudget,
  { kind, ceiling }: { kind: Paid; ceiling: number },
  now: Date,
): { budget: CallBudget; lease: Lease } {
  const day = utcDay(now);
  const leased = budget.day === day ? budget.leased : NEW_BUDGET.leased;
  const rest = Math.max(0, ceiling - leased[kind]);
  const calls = Math.min(LEASE_SIZE, Math.ceil(rest * SHARE_OF_REST));
  return {
    budget: { day, leased: { ...leased, [kind]: leased[kind] + calls } },
    lease: { day, calls },
  };
}
