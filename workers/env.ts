import type { MailSender } from "~/domain/mail/mail-sender";
import { searchCatalogue } from "~/domain/products/catalogue.server";
import { RETAILER_IMAGE_HOSTS } from "~/domain/products/retailer";
import { leasedCallGuard } from "~/domain/upstream/call-guard";
import { chooseMailSender, chooseProviders, type Providers } from "~/providers/index.server";
import { createDb, type Db } from "../db/client";
import { answerCache } from "./answer-cache";
import { type Config, parseConfig } from "./config";
import { createLimits, type Limits } from "./limits";
import { siteBudget } from "./site-budget";

/** What the Worker works with: configuration and bindings, made once of each environment. */
export type Environment = {
  config: Config;
  db: Db;
  providers: Providers;
  mailSender: MailSender;
  limits: Limits;
  giftSearch: Env["GIFT_SEARCH"];
  analytics: Env["ANALYTICS"] | undefined;
  /** The hosts, beside our own, that pages may load pictures from. */
  imageHosts: readonly string[];
};

const made = new WeakMap<object, Environment>();

/** Throws one line that names the first malformed variable. */
export function parseEnv(env: Env): Environment {
  const known = made.get(env);
  if (known) return known;
  const db = createDb(env.DB);
  const config = parseConfig({ ...env });
  const budget = siteBudget(env.SITE_BUDGET);
  const providers = chooseProviders(config, {
    searchCatalogue: (request) => searchCatalogue(db, request),
    cache: answerCache(),
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
    limits: createLimits(env, config),
    giftSearch: env.GIFT_SEARCH,
    analytics: env.ANALYTICS,
    // Sample pictures are our own; a live retailer's come from its hosts and nowhere else.
    imageHosts: providers.products.sample ? [] : RETAILER_IMAGE_HOSTS,
  };
  made.set(env, environment);
  return environment;
}
