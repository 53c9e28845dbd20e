import { env } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { readPageFacts } from "~/domain/shops/page-facts";
import { countParserCalls } from "../support/parser-calls";
import { randomPage } from "./pages";
import { seeded } from "./random";

const { FUZZ_REQUESTS, FUZZ_SEED } = env as unknown as Record<string, string>;
const PAGES = Math.ceil(Number(FUZZ_REQUESTS || 300) / 10);
const SEED = Number(FUZZ_SEED || 2026);
const MOST_CALLS = 25_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

test(
  `${PAGES} pages of a shop of seed ${SEED}: none keeps the parser busy`,
  async () => {
    const random = seeded(SEED);
    const calls = countParserCalls();
    for (let number = 1; number <= PAGES; number += 1) {
      const page = randomPage(random);
      const before = calls();
      await readPageFacts(page);
      expect(calls() - before, `page ${number}: ${page.slice(0, 500)}`).toBeLessThan(MOST_CALLS);
    }
  },
  10 * 60_000,
);
