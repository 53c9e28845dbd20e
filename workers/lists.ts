import { randomBytes } from "node:crypto";
import type { ListAddress, ListAsker, ListObjects } from "~/domain/lists/list-objects";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Access, Asker } from "./gift-list";
import { objectAt } from "./object-ids";

const UID_LENGTH = 64;
const newKey = () => randomBytes(16).toString("hex");
const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);
/** Bound to the list, so that it does not tell which lists are of one browser or account. */
const boundTo = (uid: string, secret: string | null) =>
  secret === null ? null : hashSecret(`${uid} ${secret}`);

/**
 * Finds and makes lists, each a Durable Object of the namespace, for a request to `requestOrigin`, whose pages
 * show their pictures.
 */
export function createLists(namespace: Env["GIFT_LIST"], requestOrigin: string): ListObjects {
  const find = (uid: string) => objectAt(namespace, uid);

  /** The object that an address leads to, and what it is told of who asks. */
  const open = async (address: ListAddress, { browser, organises, userId }: ListAsker) => {
    const text = "giver" in address ? address.giver : address.organiser;
    const uid = text.slice(0, UID_LENGTH);
    const key = text.slice(UID_LENGTH);
    const object = isKey(key) || ("organiser" in address && key === "") ? find(uid) : null;
    if (!object) return null;
    const asker: Asker = {
      browser: await boundTo(uid, browser),
      holdsCookie: organises.includes(uid),
      account: await boundTo(uid, userId),
    };
    const access: Access =
      "giver" in address
        ? { giver: key }
        : { organiserHash: key === "" ? null : await hashSecret(key) };
    return { uid, object, access, asker };
  };

  return {
    async make(list, userId, keep) {
      const id = namespace.newUniqueId();
      const uid = id.toString();
      const [giver, organiser] = [newKey(), newKey()];
      const organiserHash = await hashSecret(organiser);
      const account = await boundTo(uid, userId);
      const object = namespace.get(id);
      let isKept = false;
      try {
        // First: a row without its object would count as one of the account's lists for good.
        await object.make({ giver, organiserHash, account }, list);
        isKept = await keep(uid);
      } finally {
        if (!isKept) await object.discard();
      }
      return isKept ? { uid, giverId: uid + giver, organiserKey: uid + organiser } : null;
    },
    async view(address, asker) {
      const list = await open(address, asker);
      const answer = await list?.object.view(list.access, list.asker);
      if (!list || !answer) return null;
      if (answer.state === "ended") return { state: "ended" };
      const { giver, view, mailOwner } = answer.value;
      const giverId = giver === null ? null : list.uid + giver;
      return { state: "there", value: { ...view, uid: list.uid, giverId, mailOwner } };
    },
    async summary(uid, asker) {
      const list = await open({ organiser: uid }, asker);
      const answer = await list?.object.summary(list.access, list.asker);
      return answer?.state === "there" ? answer.value : null;
    },
    async claim(id, asker, ...claim) {
      const list = await open({ giver: id }, asker);
      return (await list?.object.claim(list.access, list.asker, ...claim)) ?? null;
    },
    async undo(id, asker, ...claim) {
      const list = await open({ giver: id }, asker);
      return (await list?.object.undo(list.access, list.asker, ...claim)) ?? null;
    },
    async remind(id, asker, reminder) {
      const list = await open({ giver: id }, asker);
      return (await list?.object.remind(list.access, list.asker, reminder)) ?? null;
    },
    async change(key, asker, change) {
      const list = await open({ organiser: key }, asker);
      return (await list?.object.change(list.access, list.asker, change)) ?? null;
    },
    async events(address, asker, version) {
      const list = await open(address, asker);
      const page = { version, requestOrigin };
      return (await list?.object.events(list.access, list.asker, page)) ?? null;
    },
    async endAll(uids, userId) {
      const asker = { browser: null, organises: [], userId };
      for (const uid of uids) await this.change(uid, asker, { change: "end" });
    },
    async forgetAccount(uids, userId) {
      for (const uid of uids) await find(uid)?.forgetAccount(userId);
    },
  };
}
