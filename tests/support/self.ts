import { createExecutionContext, env } from "cloudflare:test";
import worker from "../../build/worker/app.js";

/**
 * The Worker, called by tests without the `SELF` of `cloudflare:test`, each of whose calls makes the next
 * slower: https://github.com/cloudflare/workers-sdk/issues/15092. Redirects are not followed.
 */
export const SELF = {
  fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    worker.fetch(new Request(input, init), env, createExecutionContext()),
};
