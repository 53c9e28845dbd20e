import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { utcDay } from "~/domain/upstream/call-budget";
import type { Uses } from "~/domain/upstream/visitor-allowance";
import { withCatalogue } from "../../support/catalogue";
import { gardenBrief } from "../../support/search";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

withCatalogue();

/** Starts a search from a network address. */
const searchFrom = (address: string) =>
  SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
    body: JSON.stringify({ ...gardenBrief, interests: "tea" }),
  });

/** What an object has counted of the searches of a visitor or a network. */
function searchesOf(key: string) {
  const quota = env.VISITOR_QUOTA.get(env.VISITOR_QUOTA.idFromName(key));
  const read = () =>
    runInDurableObject(quota, (_, { storage }) => storage.kv.get<Uses>("uses")?.search?.count ?? 0);
  const set = (count: number) => {
    const uses = { search: { day: utcDay(new Date()), count, lastAt: Date.now() } };
    return runInDurableObject(quota, (_, { storage }) => storage.kv.put("uses", uses));
  };
  return { read, set };
}

test("a burst of one visitor costs their network no more than the visitor may use", async () => {
  const [visitor, network] = [searchesOf("2001:db8:a:1::/64"), searchesOf("2001:db8:a::/48")];
  // The next two are free, the third has to pause.
  await visitor.set(18);
  const burst = await Promise.all(Array.from({ length: 8 }, () => searchFrom("2001:db8:a:1::5")));
  expect(burst.filter(({ status }) => status === 200)).toHaveLength(2);
  expect([await visitor.read(), await network.read()]).toEqual([20, 2]);
});

test("what a network is refused costs a visitor of it nothing", async () => {
  const [visitor, network] = [searchesOf("2001:db8:b:1::/64"), searchesOf("2001:db8:b::/48")];
  await network.set(120);
  await visitor.set(3);
  expect((await searchFrom("2001:db8:b:1::5")).status).toBe(429);
  expect([await visitor.read(), await network.read()]).toEqual([3, 120]);
});
