import type { PictureAddresses } from "~/domain/shops/picture-address.server";
import { readShopGift } from "~/domain/shops/shop-gift.server";
import { guardedFetch } from "~/providers/shops/guarded-fetch";
import { clockOf } from "./clock";
import { secretsOf } from "./config";
import { runCron } from "./cron";
import type { Environment } from "./env";
import { humanProofHeader } from "./human-proof";
import { createLists } from "./lists";
import { sendMail } from "./mail";
import { addressRules, pageImages } from "./page-images";
import { createSearches } from "./searches";
import { shopPictures } from "./shop-pictures";
import { createCounter } from "./telemetry";

/** The part of the context that is different for each request. */
export type RequestDetails = {
  /** Identifies the request in logs and on error pages. */
  requestId: string;
  /** The nonce of the response's Content-Security-Policy. */
  nonce: string;
  /** The origin of the request's URL, such as `https://ribbon.example`. */
  requestOrigin: string;
  /** Our own addresses of shops' pictures. */
  pictures: PictureAddresses;
  /** Keeps the Worker alive for work that continues after the response. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** The load context: all that routes can use. They pass only the parts it needs to the domain. */
export function createContext(environment: Environment, details: RequestDetails) {
  const {
    config,
    db,
    providers,
    mailSender,
    challenge,
    isBreached,
    limits,
    readStyles,
    giftSearch,
    giftList,
    analytics,
    askedQuestions,
  } = environment;
  const origin = config.APP_ORIGIN ?? details.requestOrigin;
  const rules = addressRules(environment, details.requestOrigin);
  const { publicNetwork } = environment;
  const fetchFromShop = guardedFetch(rules, (url, init) =>
    publicNetwork ? publicNetwork.fetch(url, init) : fetch(url, init),
  );
  const tags = { UK: config.AFFILIATE_TAG_UK, USA: config.AFFILIATE_TAG_US };
  const shops = { rules, tags };
  return {
    ...details,
    config,
    db,
    providers,
    mailDriver: mailSender.name,
    /** Where providers' answers are kept: for the whole network, or for each data centre. */
    answersReach: askedQuestions ? "network" : "place",
    /** The image URL that this page can load for a stored one: itself, one of our own or the placeholder. */
    pageImageOf: pageImages(environment, details.requestOrigin, details.pictures),
    /** The origin of links in mails. */
    origin,
    /** What signs tokens and cookies. */
    secrets: secretsOf(config),
    /** The secrets that sign links in mails, and their origin. */
    links: { secrets: secretsOf(config), origin },
    searches: createSearches(giftSearch),
    lists: createLists(giftList, details.requestOrigin),
    limits,
    readStyles,
    /** What gifts from other shops are kept by, and what reads their pages and pictures. */
    shops: {
      ...shops,
      readGift: (address: URL, mayLookUp: () => Promise<boolean>) => {
        const reader = { ...shops, fetch: fetchFromShop, products: providers.products, mayLookUp };
        return readShopGift(reader, address);
      },
      readPicture: shopPictures(fetchFromShop),
    },
    challenge,
    /** Whether a password is known from a leak; null where no service is configured. */
    isBreached,
    /** The Set-Cookie header of a visitor who has passed the challenge. */
    humanProofHeader: (request: Request) => humanProofHeader(request, config),
    /** Counts one telemetry event. Call it only for visitors who accepted cookies. */
    count: createCounter(analytics),
    /** The current time for reminders and expiries; local runs can set it. */
    now: () => clockOf(config),
    /** Sends the mails in the outbox after the response. */
    sendMailSoon: () => details.waitUntil(sendMail({ db, mailSender })),
    /** Runs the scheduled work as if cron had called it at `at`. */
    runCron: (at: Date) => runCron(environment, { at, origin, waitUntil: details.waitUntil }),
  };
}

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends ReturnType<typeof createContext> {}
}
