import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { keptMs } from "~/domain/shared/retention";
import { sqliteEventLogStore } from "../../../workers/event-log-store";
import type { GiftSearch } from "../../../workers/gift-search";
import { withCatalogue } from "../../support/catalogue";
import { halfDescribedSearch } from "../../support/half-described-search";
import { gardenBrief, idea, product, searchOf } from "../../support/search";
import { SELF } from "../../support/self";

withCatalogue();

const brief = gardenBrief;

function newSearch() {
  const id = env.GIFT_SEARCH.newUniqueId();
  return { uid: id.toString(), object: env.GIFT_SEARCH.get(id) };
}

/** Waits until the alarm, which runs by itself, has ended the search. */
async function settled(object: DurableObjectStub<GiftSearch>) {
  await expect.poll(async () => (await object.snapshot())?.end ?? null).not.toBeNull();
  return object.snapshot();
}

const alarmOf = (object: DurableObjectStub<GiftSearch>) =>
  runInDurableObject(object, (_, { storage }) => storage.getAlarm());

const tablesOf = (object: DurableObjectStub<GiftSearch>) =>
  runInDurableObject(object, (_, { storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray(),
  );

test("a started search is completed by its alarm", async () => {
  const { uid, object } = newSearch();
  expect(await object.start(uid, brief)).toBe("started");
  const snapshot = await settled(object);
  expect(snapshot).toMatchObject({ uid, brief, end: { state: "complete" } });
  expect(snapshot?.suggestions).toHaveLength(5);
  for (const { products } of snapshot?.suggestions ?? [])
    expect(products.length).toBeGreaterThan(0);
});

test("a second start has no effect; another brief is refused", async () => {
  const { uid, object } = newSearch();
  await object.start(uid, brief);
  expect(await object.start(uid, brief)).toBe("already");
  expect(await object.start(uid, { ...brief, age: 63 })).toBe("other");
  expect((await object.snapshot())?.brief.age).toBe(62);
});

test("reading a search that was never started stores nothing", async () => {
  const { object } = newSearch();
  expect(await object.snapshot()).toBeNull();
  expect(await object.events(0, "https://ribbon.example")).toBeNull();
  expect(await object.retry()).toBe(false);
  expect(await tablesOf(object)).toEqual([]);
});

test("reading a search that lost its alarm sets a new one", async () => {
  const { uid, object } = newSearch();
  await runInDurableObject(object, (_, { storage }) => {
    const startedAt = new Date().toISOString();
    const eventLog = searchEventLog(sqliteEventLogStore(storage.sql, () => {}));
    eventLog.open({ uid, brief, startedAt, excludedTitles: [] });
  });
  expect(await alarmOf(object)).toBeNull();
  await object.snapshot();
  expect(await alarmOf(object)).not.toBeNull();
  await runDurableObjectAlarm(object);
  expect((await settled(object))?.end).toEqual({ state: "complete" });
});

test("a search is deleted completely after 30 days", async () => {
  const { uid, object } = newSearch();
  await object.start(uid, brief);
  await settled(object);
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  await expect.poll(() => alarmOf(object)).toBeGreaterThan(Date.now() + days(30) - 60_000);

  await runInDurableObject(object, (_, { storage }) => {
    const eventLog = searchEventLog(sqliteEventLogStore(storage.sql, () => {}));
    eventLog.open({
      uid,
      brief,
      startedAt: new Date(Date.now() - days(31)).toISOString(),
      excludedTitles: [],
    });
  });
  await runDurableObjectAlarm(object);
  expect(await object.snapshot()).toBeNull();
  expect(await tablesOf(object)).toEqual([]);
  expect(await alarmOf(object)).toBeNull();
});

test("a search that failed forgets the address for its results after a day", async () => {
  const { uid, object } = newSearch();
  const day = keptMs("failedSearchAddress");
  const eventLogOf = (storage: DurableObjectStorage) =>
    searchEventLog(sqliteEventLogStore(storage.sql, () => {}));
  const target = { email: "ann@example.com", origin: "https://ribbon.test" };
  await runInDurableObject(object, (_, { storage }) => {
    const eventLog = eventLogOf(storage);
    eventLog.open({ uid, brief, startedAt: new Date().toISOString(), excludedTitles: [] });
    eventLog.keepEnd({ state: "failed", reason: "No ideas." });
    eventLog.keepMailed("failed", new Date());
  });
  await object.mailTo(target);
  const keptUntil = () =>
    runInDurableObject(object, (_, { storage }) => eventLogOf(storage).resultsByEmail()?.keptUntil);
  await expect.poll(keptUntil).toBeDefined();
  const due = await alarmOf(object);
  expect(due).toBeGreaterThan(Date.now() + day - 60_000);
  expect(due).toBeLessThanOrEqual(Date.now() + day);
  await runInDurableObject(object, (_, { storage }) => {
    const past = new Date(Date.now() - 1).toISOString();
    eventLogOf(storage).keepResultsByEmail({ ...target, keptUntil: past });
  });
  await runDurableObjectAlarm(object);
  expect(await keptUntil()).toBeUndefined();
  expect(await alarmOf(object)).toBeGreaterThan(Date.now() + keptMs("search") - 60_000);
});

test("what was stored before a crash is kept and not requested again", async () => {
  const { uid, object } = newSearch();
  const requested: string[] = [];
  const sources = (crash: boolean) => ({
    ideas: {
      name: "watched",
      async *suggest({ known }: { known: string[] }) {
        requested.push(`ideas after ${known.length}`);
        for (let number = known.length + 1; number <= 5; number += 1) {
          if (crash && number === 3) throw new Error("unreachable");
          yield idea(number);
        }
      },
    },
    products: {
      name: "watched",
      sample: false,
      allowsModelInput: true,
      shown: 10,
      describedFirst: [10],
      async find({ phrase }: { phrase: string }) {
        requested.push(phrase);
        return [product(1)];
      },
    },
  });
  await runInDurableObject(object, async (_, { storage }) => {
    const store = sqliteEventLogStore(storage.sql, () => {});
    const crash = new Error("the object was reset");
    searchEventLog(store).open({
      uid,
      brief,
      startedAt: new Date().toISOString(),
      excludedTitles: [],
    });
    const sleep = () => Promise.reject(crash);
    await expect(runSearch(searchOf({ store, ...sources(true), sleep }))).rejects.toBe(crash);
  });
  await runInDurableObject(object, async (_, { storage }) => {
    const store = sqliteEventLogStore(storage.sql, () => {});
    await runSearch(searchOf({ store, ...sources(false) }));
    expect(readSnapshot(store)).toMatchObject({
      end: { state: "complete" },
      suggestions: { length: 5 },
    });
  });
  expect(requested).toEqual([
    "ideas after 0",
    "phrase 1",
    "phrase 2",
    "ideas after 2",
    "phrase 3",
    "phrase 4",
    "phrase 5",
  ]);
});

test("the events contain each idea and its products, end with complete, and resume", async () => {
  const { uid, object } = newSearch();
  await object.start(uid, brief);
  const early = new Response(await object.events(0, "https://ribbon.example")).text();
  const text = await early;
  const types = [...text.matchAll(/^event: (.*)$/gm)].map((match) => match[1]);
  expect(types.filter((type) => type === "idea")).toHaveLength(5);
  expect(types.filter((type) => type === "products")).toHaveLength(5);
  expect(types.at(-1)).toBe("complete");

  const ids = [...text.matchAll(/^id: (.*)$/gm)].map((match) => Number(match[1]));
  const rest = await SELF.fetch(`http://ribbon.test/giftsearch/${uid}/events`, {
    headers: { "Last-Event-ID": String(ids[6]) },
  });
  const again = [...(await rest.text()).matchAll(/^id: (.*)$/gm)].map((match) => Number(match[1]));
  expect(again).toEqual(ids.slice(7));

  const over = await SELF.fetch(`http://ribbon.test/giftsearch/${uid}/events`, {
    headers: { "Last-Event-ID": String(ids.at(-1)) },
  });
  expect(over.status).toBe(204);
});

test("an anonymous search writes nothing to the database", async () => {
  const written = async () => {
    const tables = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all<{ name: string }>();
    return Promise.all(
      tables.results.map(({ name }) =>
        env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`).first(),
      ),
    );
  };
  const before = await written();
  const { uid, object } = newSearch();
  await object.start(uid, brief);
  expect((await settled(object))?.end).toEqual({ state: "complete" });
  expect(await written()).toEqual(before);
});

test("more products of a finished search are described when somebody asks, by the alarm", async () => {
  const { object } = await halfDescribedSearch();
  expect(await object.showProducts(1, 6)).toBeNull();
  const shown = await object.showProducts(0, 6);
  expect(shown?.products.map(({ reviewState }) => reviewState)).toEqual([
    ...Array(4).fill("none"),
    ...["written", "written", "later", "later"],
  ]);
  expect((await object.snapshot())?.end).toEqual({ state: "complete" });
  // Its alarm is the one that deletes the search again.
  await expect.poll(() => alarmOf(object)).toBeGreaterThan(Date.now() + 86_400_000);
  const after = shown && (await object.snapshot())?.version;
  expect(await object.events((after ?? 0) - 1, "https://ribbon.example")).toBeNull();
});
