/** What a search has cost so far: calls that cost money, answers from a cache, and tokens. */
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

/** Told by a provider what a call just cost. */
export type Spend = (part: Partial<Spending>) => void;

export function addSpending(sum: Spending, part: Partial<Spending>): Spending {
  const total = { ...sum };
  for (const name of Object.keys(sum) as (keyof Spending)[]) total[name] += part[name] ?? 0;
  return total;
}
