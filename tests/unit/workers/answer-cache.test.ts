import { env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { answerCache } from "../../../workers/answer-cache";
import { nameOfAnswer } from "../../../workers/answer-name";

const kv = env.ANSWERS;

/** Another place of the network has an empty Cache API. */
async function inAnotherPlace(key: string): Promise<void> {
  const cache = await caches.open("answers");
  await cache.delete(`https://answers.ribbon.invalid/${await nameOfAnswer(key)}`);
}

const DAY_S = 86_400;

test("an answer is read in every place, and then kept there too", async () => {
  const cache = answerCache(kv);
  await cache.write("kneeler", { price: 12 }, DAY_S);
  await inAnotherPlace("kneeler");
  expect(await cache.read("kneeler")).toEqual({ price: 12 });
  await vi.waitFor(async () => expect(await answerCache().read("kneeler")).toEqual({ price: 12 }));
});

test("an answer of a personal search stays in its place", async () => {
  const cache = answerCache(kv);
  await cache.write("a mug for Joan", { price: 9 }, DAY_S, "place");
  expect(await cache.read("a mug for Joan")).toEqual({ price: 9 });
  await inAnotherPlace("a mug for Joan");
  expect(await cache.read("a mug for Joan")).toBeUndefined();
});

test("keys are hashes, and an entry ends by itself", async () => {
  await answerCache(kv).write("teapot", 1, DAY_S);
  const name = await nameOfAnswer("teapot");
  const { keys } = await kv.list({ prefix: name });
  expect(keys.map(({ name }) => name)).toEqual([name]);
  const left = (keys[0]?.expiration ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(DAY_S - 60);
  expect(left).toBeLessThanOrEqual(DAY_S);
});

test("an entry that is over is none, even if the store still has it", async () => {
  const name = await nameOfAnswer("candle");
  await kv.put(name, "1", { metadata: { until: Date.now() - 1 } });
  expect(await answerCache(kv).read("candle")).toBeUndefined();
});

test("a value over 64 KiB stays in its place", async () => {
  const cache = answerCache(kv);
  await cache.write("large", "x".repeat(70_000), DAY_S);
  await inAnotherPlace("large");
  expect(await cache.read("large")).toBeUndefined();
});

test.each<[string, () => Promise<never>]>([
  ["fails", () => Promise.reject(new Error("unavailable"))],
  ["does not answer", () => new Promise(() => {})],
])("a store that %s counts as empty", async (_, getWithMetadata) => {
  const broken = { getWithMetadata, put: getWithMetadata } as unknown as KVNamespace;
  const cache = answerCache(broken);
  expect(await cache.read("broken")).toBeUndefined();
});

test("without a namespace each place keeps its own", async () => {
  const cache = answerCache();
  await cache.write("alone", 1, DAY_S);
  expect(await cache.read("alone")).toBe(1);
  await inAnotherPlace("alone");
  expect(await answerCache(kv).read("alone")).toBeUndefined();
});
