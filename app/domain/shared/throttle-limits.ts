import { keptMs } from "./retention";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = keptMs("counter");

/** Rate limits and their windows. */
export const LIMITS = {
  mails: { limit: 10, windowMs: HOUR_MS },
  /** The same in a day; beyond it one an hour goes. */
  mailsOfDay: { limit: 10, windowMs: DAY_MS },
  /** Mails that reset a password, in the same way. */
  resets: { limit: 10, windowMs: HOUR_MS },
  resetsOfDay: { limit: 10, windowMs: DAY_MS },
  codes: { limit: 20, windowMs: DAY_MS },
  /** Whatever an account changes. */
  writes: { limit: 2000, windowMs: HOUR_MS },
  /** Cards that an account changes many at a time, each of which is several rows of the database. */
  cards: { limit: 4000, windowMs: DAY_MS },
  /** Files of contacts that an account uploads. */
  imports: { limit: 20, windowMs: HOUR_MS },
  /**
   * Search results by mail: to one email address, by its owner, from one network address, and from one
   * to one.
   */
  results: { limit: 3, windowMs: DAY_MS },
  resultsFromTo: { limit: 3, windowMs: DAY_MS },
  ownResults: { limit: 10, windowMs: HOUR_MS },
  resultsFrom: { limit: 10, windowMs: HOUR_MS },
  /**
   * Mails to addresses that visitors typed: caused from one network address, from an IPv6 /48, and by
   * everybody, whose limit is configured (`DAILY_TYPED_MAILS`).
   */
  typedMails: { limit: 30, windowMs: DAY_MS },
  networkTypedMails: { limit: 300, windowMs: DAY_MS },
  allTypedMails: { limit: Number.POSITIVE_INFINITY, windowMs: DAY_MS },
  /** Messages of the contact form from one network address, from an IPv6 /48, and from everybody. */
  contact: { limit: 10, windowMs: DAY_MS },
  networkContact: { limit: 100, windowMs: DAY_MS },
  allContact: { limit: 2_000, windowMs: DAY_MS },
  /** Answers of recipients, sent or withdrawn, from one network address. */
  answers: { limit: 40, windowMs: DAY_MS },
  /**
   * Shared lists made from one network address, and from an IPv6 /48; the entries that everybody's new
   * lists begin with: themselves and their gifts.
   */
  lists: { limit: 100, windowMs: DAY_MS },
  networkLists: { limit: 300, windowMs: DAY_MS },
  allListEntries: { limit: 500_000, windowMs: DAY_MS },
  /** Links of givers by mail: from one network address, and to one email address. */
  listMails: { limit: 10, windowMs: HOUR_MS },
  listMailsTo: { limit: 3, windowMs: DAY_MS },
  /** Calls to a retailer for the gifts that an account has saved. */
  offers: { limit: 50, windowMs: DAY_MS },
  /** Pages of shops that are read: for one network address, for an IPv6 /48, and for everybody. */
  shopPages: { limit: 200, windowMs: DAY_MS },
  networkPages: { limit: 2_000, windowMs: DAY_MS },
  allPages: { limit: 20_000, windowMs: DAY_MS },
  /** Pictures fetched from shops: for one network address, for an IPv6 /48, and for everybody. */
  shopPictures: { limit: 500, windowMs: DAY_MS },
  networkPictures: { limit: 5_000, windowMs: DAY_MS },
  allPictures: { limit: 20_000, windowMs: DAY_MS },
  /** Files of all that an account has stored. */
  downloads: { limit: 10, windowMs: HOUR_MS },
  /** Reads of an account's calendar feed. */
  calendar: { limit: 60, windowMs: HOUR_MS },
  /** Mails about a log-in from a new browser. */
  newBrowser: { limit: 10, windowMs: DAY_MS },
  /** What works once, and expires before the window ends. */
  once: { limit: 1, windowMs: HOUR_MS },
} as const;
export type Limit = keyof typeof LIMITS;
