import type { SearchObjects } from "~/domain/search/search-objects";

/** Finds and starts searches, each a Durable Object of the namespace. */
export function createSearches(namespace: Env["GIFT_SEARCH"]): SearchObjects {
  const newUid = () => namespace.newUniqueId().toString();

  // idFromString throws for text that is not an id of this namespace, without waking an object
  // (docs/decisions/012-random-object-ids-as-search-addresses.md).
  const find = (uid: string) => {
    try {
      return namespace.get(namespace.idFromString(uid));
    } catch {
      return null;
    }
  };

  const start: SearchObjects["start"] = async (brief, uid = newUid(), excludedTitles = []) => {
    const outcome = await find(uid)?.start(uid, brief, excludedTitles);
    if (outcome === "started" || outcome === "already") return uid;
    return start(brief, newUid(), excludedTitles);
  };

  return {
    newUid,
    start,
    mailTo: async (uid, request) => (await find(uid)?.mailTo(request)) ?? false,
    mailedAt: async (uid) => (await find(uid)?.mailedAt()) ?? null,
    snapshot: async (uid) => (await find(uid)?.snapshot()) ?? null,
    events: async (uid, version, origin) => (await find(uid)?.events(version, origin)) ?? null,
    retry: async (uid) => (await find(uid)?.retry()) ?? false,
    showProducts: async (uid, position, count) =>
      (await find(uid)?.showProducts(position, count)) ?? null,
    review: async (uid, position, asin) => (await find(uid)?.review(position, asin)) ?? null,
    refine: async (uid, ...refinement) => (await find(uid)?.refine(...refinement)) ?? null,
  };
}
