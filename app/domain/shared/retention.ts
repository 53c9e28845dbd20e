const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long data is kept, in days: every deletion and every cookie counts by these, and the privacy
 * page is written from them.
 */
export const KEPT_DAYS = {
  search: 30,
  /** The address for the results of a search that failed, for the mail of a retry. */
  failedSearchAddress: 1,
  /** A shared list without a day, one after its day, and that an ended one was there. */
  list: 180,
  listAfterDay: 60,
  endedList: 180,
  /** When a list last mailed an account that has switched that off since. */
  lastListMail: 1,
  /** The ideas for a question without who asked it. */
  answer: 1,
  /** How often shops were asked a phrase in words of ours alone, after the last time. */
  askedPhrase: 7,
  /** A sign-in without use, and any sign-in. */
  session: 30,
  longestSession: 90,
  /** What happened to an account: log-ins, wrong passwords, changes. */
  securityEvent: 90,
  /** An authenticator app that got no first code. */
  unfinishedApp: 1,
  unconfirmedAccount: 7,
  /** The longest life of a link sent by mail. */
  accountLink: 1,
  /** To whom a mail went, when, and its subject. */
  mail: 30,
  /** The text of a mail that could not be sent. */
  unsentText: 7,
  /** The hash that keeps a mail from being sent again. */
  mailKey: 365,
  /** A retailer's picture and price of a saved gift. */
  offer: 1,
  contactMessage: 365,
  /** A link by which a recipient is asked, and the answers after it has ended. */
  askLink: 60,
  answers: 365,
  /** https://developers.cloudflare.com/analytics/analytics-engine/limits/ */
  telemetry: 92,
  counter: 1,
  deviceCookie: 365,
  /** That this browser used a link or a code of the account's mailbox. */
  mailboxCookie: 1,
  consentCookie: 182,
  /** The searches that this browser started, as long as they live. */
  startedCookie: 30,
  /** The address to which this browser had results mailed. */
  resultsMailCookie: 1,
  /** The lists that this browser organises, and by what it takes claims back. */
  listsCookie: 365,
  themeCookie: 365,
  giftViewCookie: 365,
} as const;

/**
 * The newest that are kept of each kind of what happened to an account: wrong guesses, which strangers can
 * make, and log-ins, which a thief can, are not to push out what else was done.
 */
export const MOST_SECURITY_EVENTS = 100;

export type Kept = keyof typeof KEPT_DAYS;

/** How long something is kept, in milliseconds. */
export const keptMs = (what: Kept): number => KEPT_DAYS[what] * DAY_MS;

/** How long something is kept, in seconds, as cookies count. */
export const keptSeconds = (what: Kept): number => keptMs(what) / 1000;

const NAMES: Record<number, string> = {
  1: "a day",
  92: "3 months",
  182: "half a year",
  365: "a year",
};

/** How long something is kept, in words: '30 days', 'a year'. */
export const keptFor = (what: Kept): string => NAMES[KEPT_DAYS[what]] ?? `${KEPT_DAYS[what]} days`;
