import type { Environment } from "./env";
import { createSearches } from "./searches";

/** What is made anew for each request. */
export type RequestMarks = {
  /** Names the request in logs and on error pages. */
  requestId: string;
  /** The nonce of the answer's Content-Security-Policy. */
  nonce: string;
  /** Where the request was sent, such as `https://ribbon.example`. */
  requestOrigin: string;
  /** Keeps the Worker alive for work that goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Everything a route may use. Routes pass parts of it on; the domain never sees the whole. */
export function createContext(environment: Environment, marks: RequestMarks) {
  const { config, db, providers, limits, giftSearch } = environment;
  return {
    ...marks,
    config,
    db,
    providers,
    limits,
    /** The absolute origin of links in mails. */
    origin: config.APP_ORIGIN ?? marks.requestOrigin,
    searches: createSearches(giftSearch),
    /** The time that decides reminders and expiries; local runs can set it. */
    now: () => (config.LOCAL_CLOCK ? new Date(config.LOCAL_CLOCK) : new Date()),
  };
}

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends ReturnType<typeof createContext> {}
}
