import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { keepList, listsOf } from "~/domain/lists/account-lists.server";
import type { GiftList } from "../../../workers/gift-list";
import { createLists } from "../../../workers/lists";
import { details, kneeler } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { db, origin } from "../../support/test-env";

const namespace = env.GIFT_LIST as unknown as DurableObjectNamespace<GiftList>;
const list = { details, gifts: [kneeler] };
const now = new Date();

/** A namespace whose objects fail where `broken` does, and the ids that it gave. */
function namespaceWith(broken: Partial<Pick<GiftList, "make">>) {
  const ids: DurableObjectId[] = [];
  const newUniqueId = () => {
    const id = namespace.newUniqueId();
    ids.push(id);
    return id;
  };
  const get = (id: DurableObjectId) => {
    const object = namespace.get(id);
    const make: GiftList["make"] = (keys, list) => object.make(keys, list);
    return { make, discard: () => object.discard(), ...broken };
  };
  return { ids, namespace: { newUniqueId, get } as unknown as typeof namespace };
}

/** Whether an object holds nothing, and will do nothing. */
const isEmpty = (id: DurableObjectId) =>
  runInDurableObject(
    namespace.get(id),
    async (_, { storage }) =>
      (await storage.getAlarm()) === null &&
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'fact'").toArray().length === 0,
  );

test("a list whose object fails does not count as one of its account", async () => {
  const { userId } = await signedInUser();
  const make = async () => {
    throw new Error("The object is away");
  };
  const lists = createLists(namespaceWith({ make }).namespace, origin);
  const made = lists.make(list, userId, (uid) => keepList(db, userId, uid, now));
  await expect(made).rejects.toThrow("The object is away");
  expect(await listsOf(db, userId)).toEqual([]);
});

test("a list that its account has no room for, or could not note, leaves nothing behind", async () => {
  const { userId } = await signedInUser();
  const { ids, namespace } = namespaceWith({});
  const lists = createLists(namespace, origin);
  expect(await lists.make(list, userId, async () => false)).toBeNull();
  const kept = lists.make(list, userId, async (uid) => {
    await keepList(db, userId, uid, now);
    throw new Error("The answer was lost");
  });
  await expect(kept).rejects.toThrow("The answer was lost");
  expect(await listsOf(db, userId)).toEqual([]);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(await isEmpty(id)).toBe(true);
});
