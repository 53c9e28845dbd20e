import type { ClaimOutcome, NewClaim } from "./claims.server";
import type { ListDetails } from "./gift-list";
import type { GiverReminder, MailOwner } from "./list-log";
import type { ListView } from "./list-views";
import type { ChangeOutcome, ListChange, NewList } from "./organise.server";

/**
 * An address that leads to a list: the givers' or the organiser's own, each with a secret that the other
 * does not have; or, for the account that made the list, its uid alone.
 */
export type ListAddress = { giver: string } | { organiser: string };

/** Who asks for a list: the secret of their browser, the lists that it organises, and their account. */
export type ListAsker = { browser: string | null; organises: string[]; userId: string | null };

/** "ended": the address was right, but the list is no more. Null: there is no such list, or not theirs. */
export type ListAnswer<T> = { state: "there"; value: T } | { state: "ended" } | null;

/** What a list says of itself, and how many gifts are on it. */
export type ListSummary = { details: ListDetails; gifts: number };

/** The secrets of a new list: its uid, the id in the givers' address, the key in the organiser's. */
export type MadeList = { uid: string; giverId: string; organiserKey: string };

/** Lists by address, each in a Durable Object. */
export type ListObjects = {
  /** Makes a list whose uid `keep` notes; null if that is refused. One that fails leaves nothing behind. */
  make: (
    list: NewList,
    userId: string | null,
    keep: (uid: string) => Promise<boolean>,
  ) => Promise<MadeList | null>;
  /** The list as who asks may see it. `giverId`, to be sent to givers, and `mailOwner` are for organisers. */
  view: (
    address: ListAddress,
    asker: ListAsker,
  ) => Promise<
    ListAnswer<ListView & { uid: string; giverId: string | null; mailOwner: MailOwner | null }>
  >;
  /** The list of an account in few words; null if it is not theirs, or is no more. */
  summary: (uid: string, asker: ListAsker) => Promise<ListSummary | null>;
  claim: (
    id: string,
    asker: ListAsker,
    giftId: string,
    claim: Omit<NewClaim, "browser">,
  ) => Promise<ListAnswer<ClaimOutcome>>;
  /** False if there is no such claim of this browser; `hasLink` if a verified link stands for it. */
  undo: (
    id: string,
    asker: ListAsker,
    giftId: string,
    claimId: string,
    hasLink?: boolean,
  ) => Promise<ListAnswer<boolean>>;
  /** Keeps an address for the reminder of a claim; false if there is no such claim of this browser. */
  remind: (id: string, asker: ListAsker, reminder: GiverReminder) => Promise<ListAnswer<boolean>>;
  change: (key: string, asker: ListAsker, change: ListChange) => Promise<ListAnswer<ChangeOutcome>>;
  /** Server-sent events after `version`; "none" if none will follow for who asks. */
  events: (
    address: ListAddress,
    asker: ListAsker,
    version: number,
  ) => Promise<ReadableStream | "none" | "ended" | null>;
  /** Ends the lists of an account that is deleted. */
  endAll: (uids: string[], userId: string) => Promise<void>;
  /** Has lists, whoever made them, forget an account that is deleted. */
  forgetAccount: (uids: string[], userId: string) => Promise<void>;
};
