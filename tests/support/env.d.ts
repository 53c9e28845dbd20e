declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    SESSION_SECRET: string;
    GIFT_SEARCH: DurableObjectNamespace<import("../../workers/gift-search").GiftSearch>;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_CATALOGUE: string[];
  }
}
