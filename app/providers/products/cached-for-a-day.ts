import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { Spend } from "~/domain/upstream/spending";

/** The longest that a retailer's prices and pictures may be kept (programme rules). */
const DAY_S = 24 * 60 * 60;

/** A value with the time at which the retailer said so (ISO 8601 UTC). */
type Dated<T> = { value: T; asOf: string };

/** What was answered for a key within a day, else what `ask` answers now. A known answer costs no call. */
export async function cachedForADay<T>(
  { cache, key, spend }: { cache: AnswerCache; key: string; spend: Spend },
  ask: () => Promise<T>,
): Promise<Dated<T>> {
  // Written by this function alone, so trusted.
  const known = (await cache.read(key)) as Dated<T> | undefined;
  if (known) {
    spend({ cachedAnswers: 1 });
    return known;
  }
  const answer = { value: await ask(), asOf: new Date().toISOString() };
  // The search goes on meanwhile.
  void cache.write(key, answer, DAY_S);
  return answer;
}
