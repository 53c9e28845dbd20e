import type { Environment } from "./env";
import { createSearches } from "./searches";

/** What is made anew for each request: its id for logs and error pages, and the nonce of its CSP. */
export type RequestMarks = { requestId: string; nonce: string };

/** Everything a route may use. Routes pass parts of it on; the domain never sees the whole. */
export function createContext(environment: Environment, marks: RequestMarks) {
  const { config, db, providers, giftSearch } = environment;
  return { ...marks, config, db, providers, searches: createSearches(giftSearch) };
}

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends ReturnType<typeof createContext> {}
}
