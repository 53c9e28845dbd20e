import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { CallGuard } from "~/domain/upstream/call-guard";
import { addSpending, NOTHING_SPENT, type Spend } from "~/domain/upstream/spending";
import type { Outside } from "~/providers/outside";

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
    admit: async () => ({ probe: false }),
    trip: async ({ retryAfterMs }) => void told.push(`trip ${retryAfterMs}`),
    close: async () => void told.push("close"),
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
