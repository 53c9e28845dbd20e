import { expect, test } from "vitest";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readSnapshot } from "~/domain/search/search-snapshot";
import { gardenBrief, memoryEventLogStore } from "../../../support/search";

test("a search stored before there was anything to avoid can be read", () => {
  const store = memoryEventLogStore();
  const { avoid: _, ...brief } = gardenBrief;
  const startedAt = "2026-11-21T09:00:00Z";
  store.write("opening", { uid: "uid", brief, startedAt, excludedTitles: [] });
  expect(searchEventLog(store).opening()?.brief).toEqual(gardenBrief);
  expect(readSnapshot(store)?.changes).toEqual([]);
});

test("a search stored in the old format can be read", () => {
  const store = memoryEventLogStore();
  const brief = { ...gardenBrief, interests: "Gardening, Tea" };
  const startedAt = "2026-10-01T09:00:00Z";
  store.write("opening", { uid: "uid", brief, startedAt, shunned: ["Rose bush"] });
  expect(searchEventLog(store).opening()).toEqual({
    uid: "uid",
    brief: gardenBrief,
    startedAt,
    excludedTitles: ["Rose bush"],
  });
  store.write("opening", { uid: "uid", brief, startedAt });
  expect(searchEventLog(store).opening()?.excludedTitles).toEqual([]);
  expect(readSnapshot(store)?.brief).toEqual(gardenBrief);
});
