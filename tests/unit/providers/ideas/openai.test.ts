import { beforeAll, expect, inject, test } from "vitest";
import type { Brief } from "~/domain/brief/brief.schema";
import type { Idea } from "~/domain/products/idea.schema";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { openaiIdeas } from "~/providers/ideas/openai";
import { openGuard, spendingMeter } from "../../../support/provider-dependencies";
import { gardenBrief } from "../../../support/search";
import { upstreamWorld } from "../../../support/upstreams/client";
import { MARKUP } from "../../../support/upstreams/world";

// The first call imports the SDK, which takes seconds here.
beforeAll(async () => {
  await Promise.all([import("ai"), import("@ai-sdk/openai")]);
}, 60_000);

type Options = {
  faults?: string[];
  brief?: Brief;
  known?: string[];
  excludedTitles?: string[];
  like?: string;
};

/**
 * Requests ideas once with planned faults; returns the ideas, the error and the received requests.
 */
async function ask({
  faults = [],
  brief = gardenBrief,
  known = [],
  excludedTitles = [],
  like,
}: Options = {}) {
  const world = upstreamWorld(inject("upstreams"));
  await world.plan({ "openai/ideas": faults });
  const source = openaiIdeas(
    { apiKey: "sk-test", baseUrl: world.openai, model: "test-model" },
    openGuard(),
  );
  const { spend, spent } = spendingMeter();
  const ideas: Idea[] = [];
  let error: UpstreamError | null = null;
  try {
    const request = { brief, wanted: 5 - known.length, known, excludedTitles, like: like ?? null };
    for await (const idea of source.suggest(request, AbortSignal.timeout(10_000), spend))
      ideas.push(idea);
  } catch (thrown) {
    if (!(thrown instanceof UpstreamError)) throw thrown;
    error = thrown;
  }
  return { ideas, error, spent: spent(), received: await world.received("openai/ideas") };
}

test("five ideas come from one call, each with a search phrase and a reason", async () => {
  const { ideas, error, spent, received } = await ask();
  expect(error).toBeNull();
  expect(ideas.map(({ title }) => title)).toEqual([
    "Folding garden kneeler",
    "Loose leaf tea sampler",
    "Terracotta herb planter",
    "Bird feeding station",
    "Illustrated allotment journal",
  ]);
  expect(ideas[0]).toMatchObject({
    phrase: "garden kneeler seat",
    why: expect.stringMatching(/\w/),
  });
  expect(received).toHaveLength(1);
  expect(spent).toMatchObject({ modelCalls: 1, inputTokens: 700, outputTokens: 300 });
});

test("the request streams structured output and contains an age band, not the age", async () => {
  const { received } = await ask({
    excludedTitles: ["copper watering can"],
    like: "Stoneware teapot",
  });
  const body = received[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({
    stream: true,
    model: "test-model",
    response_format: { type: "json_schema" },
  });
  const messages = JSON.stringify(body.messages);
  expect(messages).toContain("Interests: Gardening, Tea");
  expect(messages).toContain("Age: 55 to 64");
  expect(messages).not.toContain("62");
  expect(messages).toContain("Already given or refused: copper watering can");
  expect(messages).toContain("not the same as: Stoneware teapot");
});

test("only the missing ideas are requested, and the known ones are listed", async () => {
  const { ideas, received } = await ask({
    known: ["Folding garden kneeler", "Bird feeding station"],
  });
  expect(ideas).toHaveLength(3);
  const prompt = JSON.stringify(received[0]?.body);
  expect(prompt).toContain("Ideas already shown: Folding garden kneeler; Bird feeding station");
  expect(prompt).toContain("exactly 3");
});

test.each([
  ["fenced", 5],
  ["fifty", 5],
  ["duplicates", 2],
  ["truncated", 2],
])("a response with %s yields its valid ideas", async (fault, count) => {
  const { ideas, error } = await ask({ faults: [fault] });
  expect(error).toBeNull();
  expect(ideas).toHaveLength(count);
});

test.each([
  ["break", 2, "unavailable"],
  ["401", 0, "refused"],
  ["402", 0, "quota"],
  ["429 7", 0, "quota"],
  ["500", 0, "unavailable"],
  ["reset", 0, "unavailable"],
  ["prose", 0, "nonsense"],
  ["empty", 0, "nonsense"],
  ["long", 0, "nonsense"],
  ["html", 0, "nonsense"],
])("after %s there are %i ideas and the reason is %s", async (fault, count, reason) => {
  const { ideas, error } = await ask({ faults: [fault] });
  expect(ideas).toHaveLength(count);
  expect(error?.reason).toBe(reason);
  if (fault === "429 7") expect(error?.retryAfterMs).toBe(7_000);
  expect(String(error?.stack)).not.toContain("sk-");
});

test("ideas are yielded while the response is streamed", async () => {
  const world = upstreamWorld(inject("upstreams"));
  await world.latency({ idea: 150, search: 0, detail: 0, review: 0 });
  const source = openaiIdeas({ apiKey: "sk-test", baseUrl: world.openai, model: "m" }, openGuard());
  const request = { brief: gardenBrief, wanted: 5, known: [], excludedTitles: [], like: null };
  const times: number[] = [];
  for await (const _ of source.suggest(request, AbortSignal.timeout(10_000), () => {}))
    times.push(Date.now());
  expect((times[4] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(300);
});

test("markup is removed from every text", async () => {
  const { ideas } = await ask({ faults: ["markup"] });
  expect(ideas).toHaveLength(5);
  expect(JSON.stringify(ideas)).not.toMatch(/[<>]|onerror|owned/);
  expect(MARKUP).toContain("onerror");
});
