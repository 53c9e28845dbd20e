/**
 * How far the results by mail are, for whoever asked for them. `at` is when they were sent (ISO 8601
 * UTC); `isSoon` if that is a matter of seconds once the search has ended. What became of a mail is for the
 * owner of its address: to others it is `written`, whatever happens to it then.
 */
export type ResultsMailNews = { email: string } & (
  | { state: "awaited"; isSoon: boolean }
  | { state: "sent"; at: string }
  | { state: "failed" }
  | { state: "written"; at: string }
);
