import { giftIdeasFor } from "~/domain/knowledge/gift-ideas.server";
import type { MailSender } from "~/domain/mail/mail-sender";
import { productsOfIdea, searchCatalogue } from "~/domain/products/catalogue.server";
import type { AskedQuestions } from "~/domain/products/renew-questions.server";
import { RETAILER_IMAGE_HOSTS } from "~/domain/products/retailer";
import { leasedCallGuard } from "~/domain/upstream/call-guard";
import { log } from "~/lib/log";
import {
  chooseBreaches,
  chooseChallenge,
  chooseMailSender,
  chooseProviders,
  type Providers,
} from "~/providers/index.server";
import { createDb, type Db } from "../db/client";
import { answerCache } from "./answer-cache";
import { type Config, parseConfig } from "./config";
import { createLimits, type Limits } from "./limits";
import { questionCounter, sharedQuestions, singleFlight } from "./shared-answers";
import { siteBudget } from "./site-budget";
import { styleReader } from "./style-reader";

/** Configuration, providers and bindings, made once for each `env` object. */
export type Environment = {
  config: Config;
  db: Db;
  providers: Providers;
  mailSender: MailSender;
  /** Null if none is configured. */
  challenge: ReturnType<typeof chooseChallenge>;
  isBreached: ReturnType<typeof chooseBreaches>;
  limits: Limits;
  readStyles: ReturnType<typeof styleReader>;
  /** What shops are asked; null where no answer is kept for the whole network. */
  askedQuestions: AskedQuestions | null;
  giftSearch: Env["GIFT_SEARCH"];
  giftList: Env["GIFT_LIST"];
  analytics: Env["ANALYTICS"] | undefined;
  /** A way out that reaches public addresses alone; absent on Cloudflare, where there is no other. */
  publicNetwork: Fetcher | undefined;
  /** The hosts other than our own that pages may load images from. */
  imageHosts: readonly string[];
};

const environments = new WeakMap<object, Environment>();

/**
 * The environment of `env`, made at its first use in an isolate. Throws an error of one line that
 * names the first malformed variable.
 */
export function parseEnv(env: Env): Environment {
  const existing = environments.get(env);
  if (existing) return existing;
  const db = createDb(env.DB);
  const config = parseConfig({ ...env });
  const budget = siteBudget(env.SITE_BUDGET);
  // A deployment may leave it out: then answers are kept for each data centre alone.
  const network = env.ANSWERS as KVNamespace | undefined;
  const providers = chooseProviders(config, {
    catalogue: {
      ofIdea: (ideaId, brief) => productsOfIdea(db, ideaId, brief),
      search: (request) => searchCatalogue(db, request),
    },
    ideasFor: (slugs, age) => giftIdeasFor(db, slugs, age),
    cache: answerCache(network),
    flight: singleFlight(env.SHARED_ANSWERS),
    countQuestion: network ? questionCounter(env.SHARED_ANSWERS) : () => {},
    model: leasedCallGuard(budget, {
      kind: "model",
      ceiling: config.DAILY_MODEL_CALLS,
      hasBreaker: false,
    }),
    retail: leasedCallGuard(budget, {
      kind: "retail",
      ceiling: config.DAILY_RETAIL_CALLS,
      hasBreaker: true,
    }),
  });
  const environment: Environment = {
    config,
    db,
    providers,
    mailSender: chooseMailSender(config, env.EMAIL),
    challenge: chooseChallenge(config),
    isBreached: chooseBreaches(config),
    limits: createLimits(env, config, db),
    readStyles: styleReader(env.ASSETS),
    askedQuestions: network ? sharedQuestions(env.SHARED_ANSWERS) : null,
    giftSearch: env.GIFT_SEARCH,
    giftList: env.GIFT_LIST,
    analytics: env.ANALYTICS,
    publicNetwork: "PUBLIC_NETWORK" in env ? (env.PUBLIC_NETWORK as Fetcher) : undefined,
    // Sample images are our own; those of a live retailer come from its hosts.
    imageHosts: providers.products.sample ? [] : RETAILER_IMAGE_HOSTS,
  };
  environments.set(env, environment);
  if (config.APP_ENV === "production") logEmbedded(providers);
  return environment;
}

/** Embedded providers in production usually mean that a key is missing. */
function logEmbedded(providers: Providers): void {
  for (const part of ["ideas", "products"] as const) {
    if (providers[part].name === "embedded") log({ event: "provider.embedded", part });
  }
}
