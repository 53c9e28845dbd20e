import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { listLog } from "~/domain/lists/list-log";
import { makeList } from "~/domain/lists/organise.server";
import { sqliteEventLogStore } from "../../../workers/event-log-store";
import type { GiftList } from "../../../workers/gift-list";
import { details, kneeler } from "../../support/lists";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEYS = { giver: "giver", organiserHash: "hash", account: null };
const newList = () =>
  env.GIFT_LIST.get(env.GIFT_LIST.newUniqueId()) as unknown as DurableObjectStub<GiftList>;

/** Runs the alarm of a list while the database answers nothing. */
function alarmWithoutDatabase(object: DurableObjectStub<GiftList>, daysOld: number) {
  return runInDurableObject(object, async (instance, { storage }) => {
    const createdAt = new Date(Date.now() - daysOld * DAY_MS).toISOString();
    const store = sqliteEventLogStore(storage.sql, () => {});
    makeList(store, KEYS, { details: { ...details, createdAt }, gifts: [kneeler] });
    await storage.deleteAlarm();
    const fail = () => {
      throw new Error("Failed query: select\nparams: ann@example.com");
    };
    const DB = { prepare: fail, batch: fail };
    Object.defineProperty(instance, "env", { value: { ...env, DB } });
    await expect(instance.alarm()).rejects.toThrow("The object of a list failed.");
    return storage.getAlarm();
  });
}

test("a list whose end could not be noted keeps an alarm, and is forgotten later", async () => {
  const object = newList();
  const at = await alarmWithoutDatabase(object, 181);
  expect(at).toBeGreaterThan(Date.now());
  expect(at).toBeLessThan(Date.now() + DAY_MS);
});

test("what is over leaves no alarm behind", async () => {
  await runInDurableObject(newList(), async (instance, { storage }) => {
    const store = sqliteEventLogStore(storage.sql, () => {});
    makeList(store, KEYS, { details, gifts: [kneeler] });
    listLog(store).end(new Date(Date.now() - 181 * DAY_MS).toISOString());
    await storage.deleteAlarm();
    await instance.alarm();
    expect(await storage.getAlarm()).toBeNull();
    expect((await storage.list()).size).toBe(0);
  });
});
