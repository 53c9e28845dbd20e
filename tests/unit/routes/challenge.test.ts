import { createExecutionContext, env } from "cloudflare:test";
import { expect, test } from "vitest";
import worker from "../../../build/worker/app.js";
import { origin } from "../../support/test-env";

const configured = { ...env, TURNSTILE_SITE_KEY: "test", TURNSTILE_SECRET_KEY: "test" };

test("who sends the check for people again and again is told to wait, and Cloudflare is not asked", async () => {
  const send = () => {
    const headers = { "CF-Connecting-IP": "198.18.3.1" };
    // Without a token nobody is asked.
    const request = new Request(`${origin}/challenge`, {
      ...{ method: "POST", headers, body: new URLSearchParams() },
    });
    return worker.fetch(request, configured, createExecutionContext());
  };
  const answers = await Promise.all(Array.from({ length: 21 }, send));
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused?.text()).toContain("Please wait");
});
