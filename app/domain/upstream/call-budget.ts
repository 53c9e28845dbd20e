/** What costs money, and is counted for the whole site. */
export const PAID = ["model", "retail"] as const;
export type Paid = (typeof PAID)[number];

/** Today's calls, and until when the retailer is left alone (ms since 1970; 0 where it is not). */
export type CallBudget = {
  day: string;
  used: Record<Paid, number>;
  restUntil: number;
  /** How often in a row it had enough: each time it is left alone for twice as long. */
  rests: number;
};

export const NEW_BUDGET: CallBudget = {
  day: "",
  used: { model: 0, retail: 0 },
  restUntil: 0,
  rests: 0,
};

export type Entry = { probe: boolean } | { refused: "resting" | "ceiling" };

const SHORTEST_REST_MS = 60_000;
const LONGEST_REST_MS = 60 * 60_000;
/** How long the one call that tests the water has before another may. */
const PROBE_MS = 60_000;

/** Lets one call in, or says why not. `ceiling` is the most calls of a day (UTC), null for none. */
export function enter(
  budget: CallBudget,
  kind: Paid,
  ceiling: number | null,
  now: Date,
): { budget: CallBudget; entry: Entry } {
  const day = now.toISOString().slice(0, 10);
  const today = budget.day === day ? budget : { ...budget, day, used: NEW_BUDGET.used };
  if (ceiling !== null && today.used[kind] >= ceiling)
    return { budget: today, entry: { refused: "ceiling" } };
  const resting = kind === "retail" && today.rests > 0;
  if (resting && now.getTime() < today.restUntil)
    return { budget: today, entry: { refused: "resting" } };
  const used = { ...today.used, [kind]: today.used[kind] + 1 };
  // Half open: this call alone finds out, all others wait for what it learns.
  const restUntil = resting ? now.getTime() + PROBE_MS : today.restUntil;
  return { budget: { ...today, used, restUntil }, entry: { probe: resting } };
}

/**
 * Leaves the retailer alone: as long as it asked, but not for less than a minute or over an hour.
 * Calls that were under way together are refused together and count once; a probe counts anew.
 */
export function rest(
  budget: CallBudget,
  { retryAfterMs = 0, probe }: { retryAfterMs?: number; probe: boolean },
  now: Date,
): CallBudget {
  const rests = budget.rests === 0 || probe ? budget.rests + 1 : budget.rests;
  const own = SHORTEST_REST_MS * 2 ** (rests - 1);
  const length = Math.min(LONGEST_REST_MS, Math.max(own, retryAfterMs));
  return { ...budget, rests, restUntil: Math.max(budget.restUntil, now.getTime() + length) };
}

export function recover(budget: CallBudget): CallBudget {
  return { ...budget, rests: 0, restUntil: 0 };
}

/** How the breaker stands, for /health. */
export function breakerState(budget: CallBudget, now: Date): "closed" | "open" | "half-open" {
  if (budget.rests === 0) return "closed";
  return now.getTime() < budget.restUntil ? "open" : "half-open";
}
