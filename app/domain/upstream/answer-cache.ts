/**
 * For whom an answer is kept: the searches of one data centre, or all of the network's. What the network
 * keeps must say nothing about anybody (docs/decisions/103-answers-for-the-whole-network.md).
 */
export type Reach = "place" | "network";

/**
 * Caches providers' responses across searches
 * (docs/decisions/021-provider-answers-in-the-cache-api.md). `read` returns undefined for a miss or
 * an unavailable cache.
 */
export type AnswerCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown, seconds: number, reach?: Reach) => Promise<void>;
};
