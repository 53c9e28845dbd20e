import type { EventLogStore } from "~/domain/search/event-log-store";
import type { Claim, ListDetails, ListGift } from "./gift-list";

/**
 * What opens a list: the secret of the givers' address, the hash of the organiser's, and the hash of the
 * account that made it, if one did.
 */
export type ListKeys = { giver: string; organiserHash: string; account: string | null };

/** The account that gets mail about a list; by its address in a list that was kept before and not read since. */
export type MailOwner = { userId: string } | { email: string };

/** Who gets mail about a list, as its page says. */
export type Mailed = "nobody" | "viewer" | "another";

/**
 * Who asked for mail as an organiser; `digestAt` is when the next one about claims is due, null if there is
 * nothing to tell; `lastDigest` is null before the first. Times are ISO 8601 UTC.
 */
export type OrganiserMail = MailOwner & {
  origin: string;
  digestAt: string | null;
  lastDigest: string | null;
  isNoticed: boolean;
};

/**
 * A giver's address, for the one reminder of what they claimed; `notBefore` (ISO 8601 UTC) once the address
 * has had its mails of a day.
 */
export type GiverReminder = {
  email: string;
  giftId: string;
  claimId: string;
  origin: string;
  notBefore?: string;
};

type Change = { version: number } & (
  | { what: "ended" | "details" }
  | { what: "gift"; giftId: string }
);

/** Names the entries of a list's log. Who gives what is kept apart from what the organiser wrote. */
const KEYS = {
  keys: "keys",
  details: "details",
  ended: "ended",
  gift: "gift/",
  claims: "claims/",
  organiserMail: "organiser-mail",
  lastDigest: "last-digest/",
  reminders: "reminders",
};

/** What is stored of a list. Reading for its owner never touches the entries of claims. */
export function listLog(store: EventLogStore) {
  const claims = (giftId: string) => (store.read(KEYS.claims + giftId) ?? []) as Claim[];
  return {
    keys: () => store.read(KEYS.keys) as ListKeys | undefined,
    keepKeys: (keys: ListKeys) => store.write(KEYS.keys, keys),
    details: () => store.read(KEYS.details) as ListDetails | undefined,
    keepDetails: (details: ListDetails) => store.write(KEYS.details, details),
    /** In the order in which they were added. */
    gifts: () =>
      store
        .under(KEYS.gift)
        .flatMap(({ value }) => (value === null ? [] : [value as ListGift]))
        .sort((a, b) => Number(a.id) - Number(b.id)),
    gift: (id: string) => (store.read(KEYS.gift + id) ?? null) as ListGift | null,
    keepGift: (gift: ListGift) => store.write(KEYS.gift + gift.id, gift),
    /** The id of the next gift; those that were removed keep theirs. */
    nextGiftId: () => String(store.under(KEYS.gift).length + 1),
    countGifts: () => store.count(KEYS.gift),
    /** Leaves an empty entry, so that open pages are told. */
    removeGift(id: string) {
      store.remove(KEYS.claims + id);
      store.write(KEYS.gift + id, null);
    },
    claims,
    keepClaims: (giftId: string, kept: Claim[]) => store.write(KEYS.claims + giftId, kept),
    allClaims: () =>
      new Map(
        store
          .under(KEYS.claims)
          .map(({ key, value }) => [key.slice(KEYS.claims.length), value as Claim[]]),
      ),
    countClaims: () =>
      store.under(KEYS.claims).reduce((sum, { value }) => sum + (value as Claim[]).length, 0),
    endedAt: () => store.read(KEYS.ended) as string | undefined,
    /** Deletes all but the keys, by which its addresses are known to have ended. */
    end(at: string) {
      for (const { key } of store.since(0)) if (key !== KEYS.keys) store.remove(key);
      store.write(KEYS.ended, at);
    },
    /** What changed after a version: a gift by its id, or the list itself, or its end. */
    changes: (version: number): Change[] =>
      store.since(version).flatMap(({ version, key }): Change[] => {
        if (key === KEYS.ended) return [{ version, what: "ended" }];
        if (key === KEYS.details) return [{ version, what: "details" }];
        const [kind, giftId] = key.split("/");
        const isGift = `${kind}/` === KEYS.gift || `${kind}/` === KEYS.claims;
        return giftId && isGift ? [{ version, what: "gift", giftId }] : [];
      }),
    organiserMail: () => (store.read(KEYS.organiserMail) ?? null) as OrganiserMail | null,
    keepOrganiserMail: (mail: OrganiserMail) => store.write(KEYS.organiserMail, mail),
    removeOrganiserMail: () => store.remove(KEYS.organiserMail),
    /** When an account had its last mail about claims before mail was switched off; null if it had none. */
    lastDigest: (userId: string) => (store.read(KEYS.lastDigest + userId) ?? null) as string | null,
    keepLastDigest: (userId: string, at: string) => store.write(KEYS.lastDigest + userId, at),
    removeLastDigest: (userId: string) => store.remove(KEYS.lastDigest + userId),
    lastDigests: () =>
      store.under(KEYS.lastDigest).map(({ key, value }) => ({
        userId: key.slice(KEYS.lastDigest.length),
        at: value as string,
      })),
    reminders: () => (store.read(KEYS.reminders) ?? []) as GiverReminder[],
    keepReminders: (reminders: GiverReminder[]) => store.write(KEYS.reminders, reminders),
    version: store.version,
  };
}
