import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { CallGuard } from "~/domain/upstream/call-guard";
import { addSpending, NOTHING_SPENT, type Spend } from "~/domain/upstream/spending";
import type { ProviderDependencies } from "~/providers/provider-dependencies";

/** A cache in memory. */
export function memoryCache(): AnswerCache {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, value) => void kept.set(key, structuredClone(value)),
  };
}

/** A guard that admits every call and records reports in `reports`. */
export function openGuard(): CallGuard & { reports: string[] } {
  const reports: string[] = [];
  return {
    reports,
    admit: async () => ({ probe: false }),
    trip: async ({ retryAfterMs }) => void reports.push(`trip ${retryAfterMs}`),
    close: async () => void reports.push("close"),
  };
}

/** Dependencies in memory that admit every call, with `parts` in their place. */
export function testDependencies(parts: Partial<ProviderDependencies> = {}): ProviderDependencies {
  return {
    cache: memoryCache(),
    flight: async (_, call) => ({ value: await call(), isOwn: true }),
    countQuestion: () => {},
    model: openGuard(),
    retail: openGuard(),
    ...parts,
  };
}

/** Adds up what providers report as spent. */
export function spendingMeter(): { spend: Spend; spent: () => typeof NOTHING_SPENT } {
  let sum = NOTHING_SPENT;
  return {
    spend: (part) => {
      sum = addSpending(sum, part);
    },
    spent: () => sum,
  };
}
