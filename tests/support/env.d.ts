declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_CATALOGUE: Fetcher;
    TEST_COMMON_PASSWORDS: string[];
  }
}

declare module "*/build/worker/app.js" {
  const worker: {
    fetch: (request: Request, env: unknown, context: ExecutionContext) => Promise<Response>;
  };
  export = worker;
}
