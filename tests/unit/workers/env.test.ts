import { env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { parseEnv } from "../../../workers/env";

function loggedBy(work: () => void): unknown[] {
  const spy = vi.spyOn(console, "log").mockImplementation(() => {});
  work();
  const lines = spy.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  spy.mockRestore();
  return lines;
}

const PRODUCTION = { ...env, APP_ENV: "production" } as unknown as Env;

test("production logs each embedded provider once", () => {
  const lines = loggedBy(() => {
    parseEnv(PRODUCTION);
    parseEnv(PRODUCTION);
  });
  expect(lines).toEqual([
    { event: "provider.embedded", part: "ideas" },
    { event: "provider.embedded", part: "products" },
  ]);
});

test("neither real providers nor a local run log that a provider is embedded", () => {
  const keys = { OPENAI_API_KEY: "test", RAINFOREST_API_KEY: "test" };
  expect(loggedBy(() => parseEnv({ ...PRODUCTION, ...keys }))).toEqual([]);
  expect(loggedBy(() => parseEnv({ ...env }))).toEqual([]);
});
