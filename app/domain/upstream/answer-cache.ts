/**
 * Caches providers' responses across searches
 * (docs/decisions/021-provider-answers-in-the-cache-api.md). `read` returns undefined for a miss or
 * an unavailable cache.
 */
export type AnswerCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown, seconds: number) => Promise<void>;
};
