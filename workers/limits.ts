import { admitTypedMails, type WaitToMail } from "~/domain/mail/typed-mail-limits.server";
import { clientKey, networkKey } from "~/domain/shared/client-address";
import { type BreakerState, breakerState } from "~/domain/upstream/circuit-breaker";
import { freshBreaker } from "~/domain/upstream/fresh-breaker";
import { REAL_TIME } from "~/domain/upstream/take-turns";
import type { Counted, Wait } from "~/domain/upstream/visitor-allowance";
import type { Db } from "../db/client";
import { clockOf } from "./clock";
import type { Config } from "./config";
import { isProvedHuman } from "./human-proof";
import { siteBudget } from "./site-budget";
import { shareOf } from "./visitor-shares";

/** The rate limits by network address, or by account, each with its binding in wrangler.toml. */
const BINDINGS = {
  login: "LIMIT_LOGIN",
  register: "LIMIT_REGISTER",
  forgot: "LIMIT_FORGOT",
  codes: "LIMIT_CODES",
  contact: "LIMIT_CONTACT",
  search: "LIMIT_SEARCH",
  review: "LIMIT_REVIEW",
  report: "LIMIT_REPORT",
  telemetry: "LIMIT_TELEMETRY",
  answers: "LIMIT_ANSWERS",
  typed: "LIMIT_TYPED",
  list: "LIMIT_LIST",
  claim: "LIMIT_CLAIM",
  shop: "LIMIT_SHOP",
  picture: "LIMIT_PICTURE",
  stream: "LIMIT_STREAM",
  read: "LIMIT_READ",
  challenge: "LIMIT_CHALLENGE",
} as const;

export type RateLimitName = keyof typeof BINDINGS;

/** The period of the bindings in wrangler.toml, and so the wait for a client over its limit. */
const LIMIT_PERIOD_S = 60;

export type Limits = {
  /**
   * Counts a request for its network address, or for the account of `userId`; the seconds to wait if it is over the
   * limit, else null.
   */
  secondsToWait: (name: RateLimitName, request: Request, userId?: string) => Promise<number | null>;
  /**
   * Counts what costs paid calls or keeps an object running: by the minute, and by the day for the visitor and their network. What
   * there is to wait for if one of these is over its limit, else null.
   */
  waitFor: (what: Counted, request: Request) => Promise<Wait | null>;
  /** What counts the mails that a request may cause to an address that its visitor typed. */
  waitToMail: (request: Request) => WaitToMail;
  /** The retailer's circuit breaker, at most ten seconds old: everybody may ask /health. */
  breaker: () => Promise<BreakerState>;
};

/**
 * The rate limits of an environment (docs/decisions/046-rate-limits-and-their-keys.md). An absent
 * binding limits nothing, and nothing checks for it: wrangler.toml declares all of them.
 */
export function createLimits(env: Env, config: Config, db: Db): Limits {
  // Requests of a local run come from this machine, unless a client sends CF-Connecting-IP.
  const isLocal = (address: string | null) =>
    config.APP_ENV === "local" &&
    (address === null || address === "127.0.0.1" || address === "::1");

  const secondsToWait = async (name: RateLimitName, request: Request, userId?: string) => {
    const binding = env[BINDINGS[name]];
    const address = request.headers.get("CF-Connecting-IP");
    if (!isRateLimit(binding) || isLocal(address)) return null;
    const { success } = await binding.limit({ key: userId ?? clientKey(address) });
    return success ? null : LIMIT_PERIOD_S;
  };

  const waitFor = async (what: Counted, request: Request) => {
    // A look-up is part of reading a shop's page, which is counted by the minute already, and offers are
    // renewed for a page that is shown without them as well.
    const isPart = what === "product" || what === "offers";
    const seconds = isPart ? null : await secondsToWait(what, request);
    const address = request.headers.get("CF-Connecting-IP");
    if (seconds !== null) return { seconds, isPause: false };
    if (isLocal(address)) return null;
    const isHuman = await isProvedHuman(request, config);
    const quota = (key: string, who: "visitor" | "network") => {
      const object = env.VISITOR_QUOTA.get(env.VISITOR_QUOTA.idFromName(key));
      const allowance = { what, isHuman, ...shareOf(config, what, who) };
      return { count: () => object.count(allowance), giveBack: () => object.giveBack(what) };
    };
    const visitor = quota(clientKey(address), "visitor");
    const network = networkKey(address);
    // What one of them refuses costs the other nothing. The visitor first: a burst of one must not use up a network.
    const wait = await visitor.count();
    if (wait !== null || network === null) return wait;
    const refused = await quota(network, "network").count();
    if (refused !== null) await visitor.giveBack();
    return refused;
  };

  const waitToMail = (request: Request) => async (mails: number) => {
    const address = request.headers.get("CF-Connecting-IP");
    if (isLocal(address)) return null;
    const ceiling = config.DAILY_TYPED_MAILS;
    return admitTypedMails(db, { address, mails, ceiling }, clockOf(config));
  };

  const known = freshBreaker(() => siteBudget(env.SITE_BUDGET).breaker(), REAL_TIME);
  const breaker = async () => breakerState(await known.current(), new Date());

  return { secondsToWait, waitFor, waitToMail, breaker };
}

function isRateLimit(binding: unknown): binding is RateLimit {
  return typeof binding === "object" && binding !== null && "limit" in binding;
}
