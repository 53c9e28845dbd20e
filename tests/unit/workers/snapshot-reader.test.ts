import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { searchEventLog } from "~/domain/search/search-event-log";
import { sqliteEventLogStore } from "../../../workers/event-log-store";
import { snapshotReader } from "../../../workers/snapshot-reader";
import { gardenBrief, idea } from "../../support/search";

test("the state of a search is read once for each change of it, for its starter and for others", async () => {
  const object = env.GIFT_SEARCH.get(env.GIFT_SEARCH.newUniqueId());
  await runInDurableObject(object, (_, { storage: { sql } }) => {
    let asked = 0;
    const counted = {
      exec: (query: string, ...values: unknown[]) => {
        asked += 1;
        return sql.exec(query, ...values);
      },
    } as SqlStorage;
    const store = sqliteEventLogStore(counted, () => {});
    const read = snapshotReader(store, counted);
    const cost = (isStarter = true) => {
      const before = asked;
      return { snapshot: read(isStarter), questions: asked - before };
    };

    expect(cost().snapshot).toBeNull();
    const eventLog = searchEventLog(store);
    const startedAt = "2026-11-28T09:00:00.000Z";
    eventLog.open({ uid: "one", brief: gardenBrief, startedAt, excludedTitles: [] });
    const first = cost();
    const again = cost();
    expect(again.snapshot).toEqual(first.snapshot);
    expect(again.questions).toBeLessThan(first.questions / 2);
    expect(cost(false).snapshot).toMatchObject({ isStarter: false });

    eventLog.keepIdea(idea(1), 0);
    expect(cost().snapshot?.suggestions).toHaveLength(1);
    eventLog.keepAgeLeftOut(true);
    expect(cost(false).snapshot?.brief.age).toBeNull();
    expect(cost().snapshot?.brief.age).toBe(gardenBrief.age);
  });
});
