import { pictureFrom } from "~/domain/products/retailer";
import { clockOf } from "./clock";
import { runCron } from "./cron";
import type { Environment } from "./env";
import { sendMail } from "./mail";
import { createSearches } from "./searches";
import { createCounter } from "./telemetry";

/** What is made anew for each request. */
export type RequestDetails = {
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
export function createContext(environment: Environment, details: RequestDetails) {
  const { config, db, providers, mailSender, limits, giftSearch, analytics } = environment;
  const origin = config.APP_ORIGIN ?? details.requestOrigin;
  return {
    ...details,
    config,
    db,
    providers,
    mailDriver: mailSender.name,
    /** The picture that this request's page may show for an address. */
    pictureOf: pictureFrom(environment.imageHosts, details.requestOrigin),
    /** The absolute origin of links in mails. */
    origin,
    /** Signs the links of mails. */
    links: { secret: config.SESSION_SECRET, origin },
    searches: createSearches(giftSearch),
    limits,
    /** Counts one event of a visitor who accepted that. */
    count: createCounter(analytics),
    /** The time that decides reminders and expiries; local runs can set it. */
    now: () => clockOf(config),
    /** Sends, after the answer, the mails that were put into the outbox for it. */
    sendMailSoon: () => details.waitUntil(sendMail({ db, mailSender })),
    /** Does what cron does, as if it were scheduled at `at`. */
    runCron: (at: Date) => runCron(environment, { at, origin, waitUntil: details.waitUntil }),
  };
}

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends ReturnType<typeof createContext> {}
}
