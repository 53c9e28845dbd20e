import type { AnswerCache, Reach } from "~/domain/upstream/answer-cache";
import type { SingleFlight } from "~/domain/upstream/single-flight";
import type { Spend } from "~/domain/upstream/spending";

/**
 * Amazon's programme policies allow no longer
 * (docs/decisions/021-provider-answers-in-the-cache-api.md).
 */
const DAY_S = 24 * 60 * 60;

/** A value with the time of the retailer's response (ISO 8601 UTC). */
export type Dated<T> = { value: T; asOf: string };

type Kept = { cache: AnswerCache; key: string; spend: Spend };
type Asked = { cache: AnswerCache; flight: SingleFlight; key: string; reach?: Reach };

const secondsLeft = (asOf: string) => DAY_S - (Date.now() - Date.parse(asOf)) / 1000;

/** The cached value of a key, null if there is none of the last day. */
export async function keptForADay<T>({ cache, key, spend }: Kept): Promise<Dated<T> | null> {
  // Not validated: only `askForADay` writes these keys.
  const cached = (await cache.read(key)) as Dated<T> | undefined;
  // A cache may give an answer for longer than it was told to.
  if (!cached || !(secondsLeft(cached.asOf) > 0)) return null;
  spend({ cachedAnswers: 1 });
  return cached;
}

/**
 * The result of `request`, or of whoever asks the same meanwhile, which is then cached for a day from the
 * retailer's answer on.
 */
export async function askForADay<T>(
  { cache, flight, key, reach }: Asked,
  request: () => Promise<T>,
): Promise<Dated<T>> {
  const { value: dated, isOwn } = await flight(key, async () => ({
    value: await request(),
    asOf: new Date().toISOString(),
  }));
  // Not awaited, so that the search does not wait for the cache. Whoever asked writes for the network.
  void cache.write(key, dated, secondsLeft(dated.asOf), isOwn ? reach : "place");
  return dated;
}

/** The cached value of a key, or the result of `request`, which is then cached for a day. */
export const cachedForADay = async <T>(
  from: Kept & Asked,
  request: () => Promise<T>,
): Promise<Dated<T>> => (await keptForADay<T>(from)) ?? askForADay(from, request);
