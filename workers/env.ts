import { searchCatalogue } from "~/domain/catalogue.server";
import { chooseProviders, type Providers } from "~/providers/index.server";
import { createDb, type Db } from "../db/client";
import { type Config, parseConfig } from "./config";
import type { GiftSearch } from "./gift-search";

/** What Cloudflare gives the Worker: bindings, and configuration as text. */
export type Env = {
  DB: D1Database;
  ASSETS: Fetcher;
  GIFT_SEARCH: DurableObjectNamespace<GiftSearch>;
  ANALYTICS?: AnalyticsEngineDataset;
  LIMIT_CONTACT?: RateLimit;
} & Record<string, unknown>;

/** What the Worker works with: configuration and bindings, made once of each environment. */
export type Environment = {
  config: Config;
  db: Db;
  providers: Providers;
  giftSearch: DurableObjectNamespace<GiftSearch>;
  analytics: AnalyticsEngineDataset | undefined;
  limitContact: RateLimit | undefined;
};

const made = new WeakMap<object, Environment>();

/** Throws one line that names the first malformed variable. */
export function parseEnv(env: Env): Environment {
  const known = made.get(env);
  if (known) return known;
  const db = createDb(env.DB);
  const environment: Environment = {
    config: parseConfig(env),
    db,
    providers: chooseProviders({ searchCatalogue: (request) => searchCatalogue(db, request) }),
    giftSearch: env.GIFT_SEARCH,
    analytics: env.ANALYTICS,
    limitContact: env.LIMIT_CONTACT,
  };
  made.set(env, environment);
  return environment;
}
