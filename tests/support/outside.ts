import { addSpending, NOTHING_SPENT, type Spend } from "~/domain/upstream/spending";
import type { AnswerCache, CallGuard, Outside } from "~/providers/outside";

/** A cache that lasts as long as the test. */
export function memoryCache(): AnswerCache {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, value) => void kept.set(key, structuredClone(value)),
  };
}

/** A guard that lets everything in and tells what it was told. */
export function openGuard(): CallGuard & { told: string[] } {
  const told: string[] = [];
  return {
    told,
    enter: async () => ({ probe: false }),
    rest: async ({ retryAfterMs }) => void told.push(`rest ${retryAfterMs}`),
    recovered: async () => void told.push("recovered"),
  };
}

export function outsideOf(parts: Partial<Outside> = {}): Outside {
  return { cache: memoryCache(), model: openGuard(), retail: openGuard(), ...parts };
}

/** Adds up what providers spend. */
export function purse(): { spend: Spend; spent: () => typeof NOTHING_SPENT } {
  let sum = NOTHING_SPENT;
  return {
    spend: (part) => {
      sum = addSpending(sum, part);
    },
    spent: () => sum,
  };
}
