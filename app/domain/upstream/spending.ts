/** Costs of a search so far: paid calls, responses from the cache, and tokens. */
export type Spending = {
  modelCalls: number;
  retailCalls: number;
  cachedAnswers: number;
  inputTokens: number;
  outputTokens: number;
};

export const NOTHING_SPENT: Spending = {
  modelCalls: 0,
  retailCalls: 0,
  cachedAnswers: 0,
  inputTokens: 0,
  outputTokens: 0,
};

/** Called by a provider with the costs of a call. */
export type Spend = (part: Partial<Spending>) => void;

export function addSpending(sum: Spending, part: Partial<Spending>): Spending {
  const total = { ...sum };
  for (const name of Object.keys(sum) as (keyof Spending)[]) total[name] += part[name] ?? 0;
  return total;
}
