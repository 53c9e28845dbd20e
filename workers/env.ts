import type { MailSender } from "~/domain/mail/mail-sender";
import { searchCatalogue } from "~/domain/products/catalogue.server";
import { RETAILER_IMAGE_HOSTS } from "~/domain/products/retailer";
import { chooseMailSender, chooseProviders, type Providers } from "~/providers/index.server";
import { createDb, type Db } from "../db/client";
import { answerCache } from "./answer-cache";
import { callGuard, type SharedGuard } from "./call-guard";
import { type Config, parseConfig } from "./config";
import type { GiftSearch } from "./gift-search";
import { createLimits, type Limits } from "./limits";

/** What Cloudflare gives the Worker: bindings, and configuration as text. */
export type Env = {
  DB: D1Database;
  ASSETS: Fetcher;
  EMAIL?: SendEmail;
  GIFT_SEARCH: DurableObjectNamespace<GiftSearch>;
  ANALYTICS?: AnalyticsEngineDataset;
  SHARED_GUARD: DurableObjectNamespace<SharedGuard>;
} & Record<string, unknown>;

/** What the Worker works with: configuration and bindings, made once of each environment. */
export type Environment = {
  config: Config;
  db: Db;
  providers: Providers;
  mailSender: MailSender;
  limits: Limits;
  giftSearch: DurableObjectNamespace<GiftSearch>;
  analytics: AnalyticsEngineDataset | undefined;
  /** The hosts, beside our own, that pages may load pictures from. */
  imageHosts: readonly string[];
};

const made = new WeakMap<object, Environment>();

/** Throws one line that names the first malformed variable. */
export function parseEnv(env: Env): Environment {
  const known = made.get(env);
  if (known) return known;
  const db = createDb(env.DB);
  const config = parseConfig(env);
  const providers = chooseProviders(config, {
    searchCatalogue: (request) => searchCatalogue(db, request),
    cache: answerCache(),
    model: callGuard(env.SHARED_GUARD, "model", config.DAILY_MODEL_CALLS),
    retail: callGuard(env.SHARED_GUARD, "retail", config.DAILY_RETAIL_CALLS),
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
