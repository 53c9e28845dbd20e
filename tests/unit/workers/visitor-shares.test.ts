import { expect, test } from "vitest";
import { parseConfig } from "../../../workers/config";
import { MOST_CALLS, shareOf } from "../../../workers/visitor-shares";

const paid = (calls: string) =>
  parseConfig({
    SESSION_SECRET: "s".repeat(32),
    OPENAI_API_KEY: "key",
    RAINFOREST_API_KEY: "key",
    DAILY_MODEL_CALLS: calls,
    DAILY_RETAIL_CALLS: calls,
  });

test("nobody can spend more than a quarter of a day, nor their network more than half of it", () => {
  for (const calls of [2_000, 5_000, 20_000]) {
    const config = paid(String(calls));
    for (const [who, share] of [
      ["visitor", 0.25],
      ["network", 0.5],
    ] as const) {
      for (const kind of ["model", "retail"] as const) {
        const spent =
          shareOf(config, "search", who).most * MOST_CALLS.search[kind] +
          shareOf(config, "review", who).most * MOST_CALLS.review[kind] +
          shareOf(config, "product", who).most * MOST_CALLS.product[kind] +
          shareOf(config, "offers", who).most * MOST_CALLS.offers[kind];
        expect(spent, `${who} ${kind} of ${calls}`).toBeLessThanOrEqual(share * calls);
      }
    }
  }
});

test("ceilings are finite unless said otherwise, and where nothing is paid a day has 60 searches", () => {
  const free = parseConfig({ SESSION_SECRET: "s".repeat(32) });
  const ceilings = ["DAILY_MODEL_CALLS", "DAILY_RETAIL_CALLS", "DAILY_TYPED_MAILS"] as const;
  for (const name of ceilings) expect(free[name], name).toBe(3_000);
  expect(shareOf(free, "search", "visitor")).toEqual({ most: 60, free: 20 });
  expect(shareOf(paid("0"), "search", "visitor").most).toBe(60);
});
