/**
 * Keeps answers of providers for a while, for all searches. A cache that cannot be reached counts as
 * empty.
 */
export type AnswerCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown, seconds: number) => Promise<void>;
};
