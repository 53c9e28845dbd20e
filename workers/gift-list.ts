import { DurableObject } from "cloudflare:workers";
import { forgetList } from "~/domain/lists/account-lists.server";
import {
  type ClaimOutcome,
  keepClaim,
  type NewClaim,
  removeClaim,
} from "~/domain/lists/claims.server";
import { keepReminder } from "~/domain/lists/giver-reminders.server";
import { forgetOldDigests } from "~/domain/lists/last-digests";
import { deletedAt } from "~/domain/lists/list-lifetime";
import {
  type GiverReminder,
  type ListKeys,
  listLog,
  type MailOwner,
} from "~/domain/lists/list-log";
import { mailDue, nextTime, noteForDigest } from "~/domain/lists/list-mail.server";
import type { ListAnswer, ListSummary } from "~/domain/lists/list-objects";
import { forgetOldPictures } from "~/domain/lists/list-pictures";
import {
  isOwnerOf,
  type ListView,
  type Looker,
  readChanges,
  readList,
  toListEvents,
} from "~/domain/lists/list-views";
import {
  type ChangeOutcome,
  changeList,
  forgetAccount,
  type ListChange,
  makeList,
  type NewList,
} from "~/domain/lists/organise.server";
import { keepMailById } from "~/domain/lists/organiser-mail.server";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { keptMs } from "~/domain/shared/retention";
import { pictureAddresses } from "~/domain/shops/picture-address.server";
import { fewKept } from "~/lib/few-kept";
import { constantTimeEqual } from "~/lib/oslo.server";
import { clockOf } from "./clock";
import { secretsOf } from "./config";
import { parseEnv } from "./env";
import { sqliteEventLogStore } from "./event-log-store";
import { eventStream } from "./event-stream";
import { sendMail } from "./mail";
import { pageImages } from "./page-images";
import { withoutDetails } from "./without-details";

/** The versions of which the changes after them are kept: who listens is at the same one, or just behind. */
const MOST_VERSIONS = 3;
/** When an alarm that was not finished runs again. */
const RETRY_MS = 5 * 60 * 1000;

/** The secret of the givers' address, or the hash of the organiser's; null for an account alone. */
export type Access = { giver: string } | { organiserHash: string | null };
/** Hashes of a browser and an account, bound to the list. */
export type Asker = { browser: string | null; holdsCookie: boolean; account: string | null };

/**
 * One shared list: what its organiser wrote, and who gives what. It handles one request after the other,
 * and every change is one write, so that the first claim wins and none is lost
 * (docs/decisions/099-a-list-is-shared-by-two-addresses.md).
 */
export class GiftList extends DurableObject<Env> {
  readonly #store: EventLogStore;
  readonly #listeners = new Set<() => void>();
  /** What changed after a version, read once for all who listen; until the next write. */
  readonly #changes = fewKept(MOST_VERSIONS, (version: number) =>
    readChanges(this.#store, version),
  );

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = sqliteEventLogStore(ctx.storage.sql, () => {
      this.#changes.forget();
      for (const listener of this.#listeners) listener();
    });
  }

  /** Writes a new list; nothing if there is one already. */
  async make(keys: ListKeys, list: NewList): Promise<void> {
    if (makeList(this.#store, keys, list)) await this.#setAlarm();
  }

  /** Deletes a new list that could not be kept, with its row, as the answer to writing that may have been lost. */
  async discard(): Promise<void> {
    await withoutDetails("list", () => forgetList(parseEnv(this.env).db, this.ctx.id.toString()));
    await this.ctx.storage.deleteAll();
  }

  async view(
    access: Access,
    asker: Asker,
  ): Promise<ListAnswer<{ view: ListView; giver: string | null; mailOwner: MailOwner | null }>> {
    await withoutDetails("list", () => keepMailById(parseEnv(this.env).db, this.#store));
    return this.#open(access, asker, (looker) => {
      const view = readList(this.#store, looker, this.#now());
      const log = listLog(this.#store);
      const giver = looker.isOrganiser ? (log.keys()?.giver ?? null) : null;
      const mailOwner = looker.isOrganiser ? log.organiserMail() : null;
      return view && { view, giver, mailOwner };
    });
  }

  async summary(access: Access, asker: Asker): Promise<ListAnswer<ListSummary>> {
    return this.#open(access, asker, () => {
      const log = listLog(this.#store);
      const details = log.details();
      return details ? { details, gifts: log.countGifts() } : null;
    });
  }

  /** The owner of a wish list is refused whatever others did, so that the answer tells them nothing. */
  async claim(
    access: Access,
    asker: Asker,
    giftId: string,
    claim: Omit<NewClaim, "browser">,
  ): Promise<ListAnswer<ClaimOutcome>> {
    const answer = this.#open(access, asker, (looker) => {
      if (this.#isOwner(looker)) return { state: "missing" as const };
      const now = this.#now();
      const mine = { ...claim, browser: looker.browser };
      const outcome = keepClaim(this.#store, giftId, mine, now);
      if (outcome.state === "kept") noteForDigest(this.#store, now);
      return outcome;
    });
    if (listLog(this.#store).organiserMail()) await this.#setAlarm();
    return answer;
  }

  /** Takes a claim back: by its browser, or by a link that the caller has verified. */
  async undo(
    access: Access,
    asker: Asker,
    giftId: string,
    claimId: string,
    hasLink = false,
  ): Promise<ListAnswer<boolean>> {
    return this.#open(access, asker, (looker) => {
      const browser = hasLink ? undefined : looker.browser;
      return !this.#isOwner(looker) && removeClaim(this.#store, giftId, claimId, browser);
    });
  }

  /** Keeps an address for the reminder of a claim of this browser; false if there is no such claim. */
  async remind(
    access: Access,
    asker: Asker,
    reminder: GiverReminder,
  ): Promise<ListAnswer<boolean>> {
    const answer = this.#open(access, asker, (looker) => {
      return !this.#isOwner(looker) && keepReminder(this.#store, reminder, looker.browser);
    });
    if (answer?.state === "there" && answer.value) await this.#setAlarm();
    return answer;
  }

  async change(
    access: Access,
    asker: Asker,
    change: ListChange,
  ): Promise<ListAnswer<ChangeOutcome>> {
    const answer = this.#open(access, asker, ({ isOrganiser }) =>
      isOrganiser && !("giver" in access) ? changeList(this.#store, change, this.#now()) : null,
    );
    if (answer?.state === "there" && answer.value === "changed") await this.#setAlarm();
    return answer;
  }

  /** Forgets an account that is deleted. */
  async forgetAccount(userId: string): Promise<void> {
    forgetAccount(this.#store, userId);
  }

  /**
   * Server-sent events after `version`, for a page of `requestOrigin`; "none" for the owner of a wish list, who
   * is told nothing.
   */
  async events(
    access: Access,
    asker: Asker,
    { version, requestOrigin }: { version: number; requestOrigin: string },
  ): Promise<ReadableStream | "none" | "ended" | null> {
    const environment = parseEnv(this.env);
    const secrets = secretsOf(environment.config);
    const pictures = await pictureAddresses(secrets, () => this.#now());
    const pageImageOf = pageImages(environment, requestOrigin, pictures);
    const answer = this.#open(access, asker, (looker) => looker);
    if (!answer || answer.state === "ended") return answer && "ended";
    const looker = answer.value;
    if (this.#isOwner(looker)) return "none";
    return eventStream({
      version,
      read: (after) =>
        toListEvents(this.#changes.read(after), looker, { now: this.#now(), pageImageOf }),
      listen: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    });
  }

  /** Sends what is due, deletes the list when its time has come, and half a year later that it was there. */
  override alarm(): Promise<void> {
    return withoutDetails("list", () => this.#work());
  }

  async #work(): Promise<void> {
    const log = listLog(this.#store);
    const details = log.details();
    const now = this.#now();
    const uid = this.ctx.id.toString();
    const { db, mailSender, config } = parseEnv(this.env);
    const isThere = details !== undefined && now < deletedAt(details);
    const endedAt = isThere ? undefined : details ? now.toISOString() : log.endedAt();
    const forgottenAt = Date.parse(endedAt ?? "") + keptMs("endedList");
    if (!isThere && !(now.getTime() < forgottenAt)) return this.ctx.storage.deleteAll();
    // Must come first: what follows may fail for longer than the platform's six retries
    // (https://developers.cloudflare.com/durable-objects/api/alarms/), and without an alarm the names stay.
    await this.#wakeAt(now.getTime() + RETRY_MS);
    if (isThere) {
      forgetOldPictures(this.#store, now);
      forgetOldDigests(this.#store, now);
      if (await mailDue({ db, secrets: secretsOf(config) }, uid, this.#store, now))
        await sendMail({ db, mailSender });
      return this.#setAlarm();
    }
    if (details) log.end(now.toISOString());
    await forgetList(db, uid);
    await this.#wakeAt(forgottenAt);
  }

  #now(): Date {
    return clockOf(parseEnv(this.env).config);
  }

  /** Alarms go by the real time. */
  async #wakeAt(time: number): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, time - this.#now().getTime()));
  }

  /** Sets the alarm for what is next; at once for a list that was ended. */
  async #setAlarm(): Promise<void> {
    if (!listLog(this.#store).keys()) return;
    await this.#wakeAt(nextTime(this.#store)?.getTime() ?? 0);
  }

  #isOwner(looker: Looker): boolean {
    const details = listLog(this.#store).details();
    return details !== undefined && isOwnerOf(details, looker);
  }

  /** Reads or changes for who has the right address; null as an answer counts as not theirs. */
  #open<T>(access: Access, asker: Asker, use: (looker: Looker) => T | null): ListAnswer<T> {
    const log = listLog(this.#store);
    const keys = log.keys();
    if (!keys) return null;
    const isAccount = isSame(keys.account, asker.account);
    const isKnown =
      "giver" in access
        ? isSame(keys.giver, access.giver)
        : access.organiserHash === null
          ? isAccount
          : isSame(keys.organiserHash, access.organiserHash);
    if (!isKnown) return null;
    if (log.endedAt() !== undefined) return { state: "ended" };
    const isOrganiser = !("giver" in access) || isAccount || asker.holdsCookie;
    const value = use({ browser: asker.browser, isOrganiser });
    return value === null ? null : { state: "there", value };
  }
}

function isSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [one, other] = [a, b].map((text) => new TextEncoder().encode(text));
  return constantTimeEqual(one as Uint8Array, other as Uint8Array);
}
