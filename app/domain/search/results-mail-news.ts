/**
 * How far the results by mail are, for whoever asked for them. `at` is when they were sent (ISO 8601
 * UTC); `isSoon` if that is a matter of seconds once the search has ended.
 */
export type ResultsMailNews = { email: string } & (
  | { state: "awaited"; isSoon: boolean }
  | { state: "sent"; at: string }
  | { state: "failed" }
);
