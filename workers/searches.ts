import { randomBytes } from "node:crypto";
import type { SearchObjects } from "~/domain/search/search-objects";
import type { KnownAsker } from "~/domain/search/starter";
import { type Asker, accountKey } from "~/domain/search/starter.server";
import { objectAt } from "./object-ids";

/** Between the uid of a form and its secret. */
const SECRET = ".";

/** Finds and starts searches, each a Durable Object of the namespace. */
export function createSearches(namespace: Env["GIFT_SEARCH"]): SearchObjects {
  const newUid = () => namespace.newUniqueId().toString();

  const find = (uid: string) => objectAt(namespace, uid);

  const newFormUid = () => `${newUid()}${SECRET}${randomBytes(16).toString("hex")}`;

  const start: SearchObjects["start"] = async (brief, { formUid = newFormUid(), ...how }) => {
    const [uid = "", proof] = formUid.split(SECRET);
    const { excludedTitles = [], told, userId } = how;
    const starter = userId === null ? null : await accountKey(uid, userId);
    const outcome = await find(uid)?.start(uid, brief, { excludedTitles, told, starter, proof });
    if (outcome === "started" || outcome === "already") return uid;
    return start(brief, how);
  };

  const known = async (uid: string, { holdsCookie, userId }: Asker): Promise<KnownAsker> => ({
    holdsCookie,
    account: userId === null ? null : await accountKey(uid, userId),
  });

  return {
    newFormUid,
    start,
    mailTo: async (uid, request) => (await find(uid)?.mailTo(request)) ?? false,
    mailedAt: async (uid) => (await find(uid)?.mailedAt()) ?? null,
    snapshot: async (uid, asker) => (await find(uid)?.snapshot(await known(uid, asker))) ?? null,
    revision: async (uid) => (await find(uid)?.revision()) ?? null,
    events: async (uid, asker, version, origin) =>
      (await find(uid)?.events(version, origin, await known(uid, asker))) ?? null,
    retry: async (uid) => (await find(uid)?.retry()) ?? false,
    showProducts: async (uid, asker, position, count) =>
      (await find(uid)?.showProducts(position, count, await known(uid, asker))) ?? null,
    leaveOutAge: async (uid, isLeftOut) => find(uid)?.leaveOutAge(isLeftOut),
    review: async (uid, position, asin) => (await find(uid)?.review(position, asin)) ?? null,
    refine: async (uid, ...refinement) => (await find(uid)?.refine(...refinement)) ?? null,
  };
}
