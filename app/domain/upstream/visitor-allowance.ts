import { utcDay } from "./call-budget";

/** What a visitor asks for that costs paid calls, or keeps a list's object running. */
export type Counted = "search" | "review" | "product" | "offers" | "stream";

/** The uses of a day (UTC), and when each was last made, in milliseconds. */
export type Uses = Partial<Record<Counted, { day: string; count: number; lastAt: number }>>;

/**
 * What is allowed in a day: `most` uses, of which the first `free` follow each other as fast as one
 * likes. A visitor who `isHuman` has proved it and need not pause.
 */
export type Allowance = { what: Counted; most: number; free: number; isHuman: boolean };

/** How long to wait: until the day ends, or for a pause that a proof to be human would spare. */
export type Wait = { seconds: number; isPause: boolean };

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** Counts a use, unless it has to wait. */
export function countUse(
  uses: Uses,
  { what, most, free, isHuman }: Allowance,
  now: Date,
): { uses: Uses; wait: Wait | null } {
  const day = utcDay(now);
  const stored = uses[what];
  const { count, lastAt } = stored?.day === day ? stored : { count: 0, lastAt: 0 };
  const time = now.getTime();
  if (count >= most) {
    return {
      uses,
      wait: { seconds: Math.ceil((DAY_MS - (time % DAY_MS)) / 1000), isPause: false },
    };
  }
  const pause = isHuman ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * (count - free + 1));
  const left = lastAt + pause - time;
  if (left > 0) return { uses, wait: { seconds: Math.ceil(left / 1000), isPause: true } };
  return { uses: { ...uses, [what]: { day, count: count + 1, lastAt: time } }, wait: null };
}

/** Takes the last use out, as if it had not been made: its pause had passed, so that none is left to wait for. */
export function uncountUse(uses: Uses, what: Counted): Uses {
  const stored = uses[what];
  if (!stored) return uses;
  return { ...uses, [what]: { ...stored, count: Math.max(0, stored.count - 1), lastAt: 0 } };
}
