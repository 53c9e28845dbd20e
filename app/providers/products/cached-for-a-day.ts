import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { Spend } from "~/domain/upstream/spending";

/**
 * Amazon's programme policies allow no longer
 * (docs/decisions/021-provider-answers-in-the-cache-api.md).
 */
const DAY_S = 24 * 60 * 60;

/** A value with the time of the retailer's response (ISO 8601 UTC). */
type Dated<T> = { value: T; asOf: string };

/** The cached value of a key, or the result of `request`, which is then cached for a day. */
export async function cachedForADay<T>(
  { cache, key, spend }: { cache: AnswerCache; key: string; spend: Spend },
  request: () => Promise<T>,
): Promise<Dated<T>> {
  // Not validated: only this function writes these keys.
  const cached = (await cache.read(key)) as Dated<T> | undefined;
  if (cached) {
    spend({ cachedAnswers: 1 });
    return cached;
  }
  const dated = { value: await request(), asOf: new Date().toISOString() };
  // Not awaited, so that the search does not wait for the cache.
  void cache.write(key, dated, DAY_S);
  return dated;
}
