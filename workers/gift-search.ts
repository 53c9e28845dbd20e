import { DurableObject } from "cloudflare:workers";
import type { Brief } from "~/domain/brief/brief.schema";
import type { Told } from "~/domain/brief/told";
import type { WrittenReview } from "~/domain/products/review";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { refineSearch, retryFailures } from "~/domain/search/refine-search.server";
import type { Refinement } from "~/domain/search/refinement.schema";
import type { ResultsMailTarget } from "~/domain/search/results-by-email.schema";
import {
  forgetOldAddress,
  isResultsMailDue,
  mailResults,
} from "~/domain/search/results-mail.server";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readEvents } from "~/domain/search/search-events";
import { SEARCH_LIMITS } from "~/domain/search/search-run";
import { readSnapshot, type SearchSnapshot } from "~/domain/search/search-snapshot";
import { isStartedBy, type KnownAsker, type Starter } from "~/domain/search/starter";
import type { Suggestion } from "~/domain/search/suggestion";
import { dueProducts, hasDueProducts, wantProducts } from "~/domain/search/wanted-products";
import { keptMs } from "~/domain/shared/retention";
import { secretsOf } from "./config";
import { parseEnv } from "./env";
import { revisionOf, sqliteEventLogStore } from "./event-log-store";
import { eventStream } from "./event-stream";
import { sendMail } from "./mail";
import { snapshotReader } from "./snapshot-reader";
import { withoutDetails } from "./without-details";

/** How soon an interrupted run is resumed. */
const WATCHDOG_MS = 5_000;
/** How long a visitor waits at most for the details of more products. */
const LONGEST_WAIT_MS = 8_000;
/** How long a visitor waits at most for other ideas before the page is shown without them. */
const NEW_IDEAS_WAIT_MS = 1_000;
/** More products are described for a day: later they would count as nobody's search of that day. */
const WANTED_FOR_MS = 24 * 60 * 60 * 1000;

/** Who knows no more than the search's address. */
const NOBODY: KnownAsker = { holdsCookie: false, account: null };

/**
 * `excludedTitles` are titles, or their keys, that must not be suggested; `told` is what the recipient told;
 * `proof` is the secret of the form.
 */
type Start = { excludedTitles?: string[]; told?: Told; starter?: Starter; proof?: string };

/**
 * One search: its event log and the open event streams
 * (docs/decisions/010-a-durable-object-per-search.md). The alarm does the work, so that it continues
 * when nobody is connected and after a crash (docs/decisions/011-an-alarm-runs-the-search.md).
 */
export class GiftSearch extends DurableObject<Env> {
  readonly #store: EventLogStore;
  readonly #readSnapshot: ReturnType<typeof snapshotReader>;
  readonly #listeners = new Set<() => void>();
  /** Tells a run in progress of an idea that more products are wanted of. */
  #look: (position: number) => void = () => {};

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = sqliteEventLogStore(ctx.storage.sql, () => {
      for (const listener of this.#listeners) listener();
    });
    this.#readSnapshot = snapshotReader(this.#store, ctx.storage.sql);
  }

  /**
   * Starts the search. Returns "already" if it was started with the same brief, "other" if with a
   * different one, or by another form, whose sender need not be its starter.
   */
  async start(
    uid: string,
    brief: Brief,
    { excludedTitles = [], told, starter = null, proof }: Start = {},
  ): Promise<"started" | "already" | "other"> {
    const eventLog = searchEventLog(this.#store);
    const opening = eventLog.opening();
    if (opening) {
      const isSame = JSON.stringify(opening.brief) === JSON.stringify(brief);
      return isSame && opening.proof === proof ? "already" : "other";
    }
    const startedAt = new Date().toISOString();
    eventLog.open({ uid, brief, startedAt, excludedTitles, told, starter, proof });
    await this.ctx.storage.setAlarm(Date.now());
    return "started";
  }

  /**
   * Mails the results once the search is complete. Only the first request counts; false if it was for
   * another address, or its mail has gone.
   */
  async mailTo(request: ResultsMailTarget): Promise<boolean> {
    const eventLog = searchEventLog(this.#store);
    if (!eventLog.opening() || eventLog.isMailed("complete")) return false;
    const known = eventLog.resultsByEmail();
    if (known) return known.email === request.email;
    eventLog.keepResultsByEmail(request);
    if (eventLog.end()) await this.ctx.storage.setAlarm(Date.now());
    return true;
  }

  /** When the mail with the results was written (ISO 8601 UTC), or null. */
  async mailedAt(): Promise<string | null> {
    return searchEventLog(this.#store).mailedAt("complete");
  }

  /** The current state of the search for who asks; null if none was started here. */
  async snapshot(asker: KnownAsker = NOBODY): Promise<SearchSnapshot | null> {
    const snapshot = this.#readSnapshot(this.#isStartedBy(asker));
    if (snapshot && !snapshot.end) await this.#ensureAlarm();
    return snapshot;
  }

  /** Changes with every change of the search; null while it is going on, or if none was started here. */
  async revision(): Promise<string | null> {
    return searchEventLog(this.#store).end() ? revisionOf(this.ctx.storage.sql) : null;
  }

  #isStartedBy(asker: KnownAsker): boolean {
    return isStartedBy(searchEventLog(this.#store).opening()?.starter, asker);
  }

  /** Leaves the recipient's age out for everybody but the starter, or shows it again. */
  async leaveOutAge(isLeftOut: boolean): Promise<void> {
    const eventLog = searchEventLog(this.#store);
    if (eventLog.opening() && eventLog.isAgeLeftOut() !== isLeftOut)
      eventLog.keepAgeLeftOut(isLeftOut);
  }

  /** Server-sent events after `version`, with images from `origin`; null if none can follow. */
  async events(
    version: number,
    origin: string,
    asker: KnownAsker = NOBODY,
  ): Promise<ReadableStream | null> {
    const snapshot = await this.snapshot();
    const isStarter = this.#isStartedBy(asker);
    const read = (after: number) => readEvents(this.#store, after, origin, isStarter);
    const hasEndAhead = read(version).some(({ type }) => type === "complete" || type === "failed");
    if (!snapshot || (snapshot.end && !hasEndAhead)) return null;
    return eventStream({
      version,
      read,
      listen: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    });
  }

  /** Retries what failed; false if nothing did. */
  async retry(): Promise<boolean> {
    if (!retryFailures(this.#store)) return false;
    await this.ctx.storage.setAlarm(Date.now());
    return true;
  }

  /**
   * Has the first `shown` products of an idea described and reviewed, and returns the idea once they
   * are, or as it is after some seconds; null if it has no products.
   */
  async showProducts(
    position: number,
    shown: number,
    asker: KnownAsker = NOBODY,
  ): Promise<Suggestion | null> {
    const eventLog = searchEventLog(this.#store);
    const isStarter = this.#isStartedBy(asker);
    const read = (forStarter: boolean) =>
      readSnapshot(this.#store, forStarter)?.suggestions.find((one) => one.position === position);
    // Who is not shown all products means later ones.
    const count =
      shown + (read(true)?.products.length ?? 0) - (read(isStarter)?.products.length ?? 0);
    const isOld = Date.now() - Date.parse(eventLog.opening()?.startedAt ?? "") > WANTED_FOR_MS;
    if (!isOld && !wantProducts(this.#store, position, count)) return null;
    const isDone = () => isOld || dueProducts(eventLog, position, count).length === 0;
    if (!isDone()) {
      // In one step with the entry in the event log: no await before it.
      await this.ctx.storage.setAlarm(Date.now());
      this.#look(position);
      await this.#until(isDone, LONGEST_WAIT_MS);
    }
    return read(isStarter) ?? null;
  }

  /** Waits for a write after which `isDone`, but no longer than `milliseconds`. */
  async #until(isDone: () => boolean, milliseconds: number): Promise<void> {
    let stop = () => {};
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      const listener = () => {
        if (isDone()) resolve();
      };
      this.#listeners.add(listener);
      stop = () => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
      };
      listener();
    });
    stop();
  }

  /** A product's review with its origin; null if there is none. */
  async review(position: number, asin: string): Promise<WrittenReview | null> {
    return searchEventLog(this.#store).reviews(position)[asin] ?? null;
  }

  /**
   * Continues the search with a refinement, chosen where `shownRounds` rounds were shown. Returns the
   * position of the idea to show next once the search has ended, or after a second, so that most pages
   * have the new ideas; null if it changes nothing.
   */
  async refine(refinement: Refinement, shownRounds?: number): Promise<number | null> {
    const position = refineSearch(this.#store, refinement, shownRounds);
    if (position === null) return null;
    await this.ctx.storage.setAlarm(Date.now());
    await this.#until(() => searchEventLog(this.#store).end() !== null, NEW_IDEAS_WAIT_MS);
    return position;
  }

  override alarm(): Promise<void> {
    return withoutDetails("search", () => this.#work());
  }

  async #work(): Promise<void> {
    const eventLog = searchEventLog(this.#store);
    const opening = eventLog.opening();
    if (!opening) return;
    const expiresAt = Date.parse(opening.startedAt) + SEARCH_LIMITS.totalMs + keptMs("search");
    if (Date.now() >= expiresAt) return this.ctx.storage.deleteAll();
    const isDue = () =>
      !eventLog.end() || isResultsMailDue(this.#store) || hasDueProducts(this.#store);
    if (isDue()) {
      // Must come first: an alarm set here replaces the platform's six retries
      // (https://developers.cloudflare.com/durable-objects/api/alarms/), so that a search is
      // resumed after any number of crashes.
      await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
      await runSearch({
        store: this.#store,
        ...parseEnv(this.env).providers,
        now: () => new Date(),
        sleep: (ms, signal) => scheduler.wait(ms, { signal }).catch(() => {}),
        onWanted: (look) => {
          this.#look = look;
          return () => {
            this.#look = () => {};
          };
        },
      });
      await this.#mailResults();
    }
    // A request for mail, more products or other ideas may have arrived during the run.
    const addressUntil = forgetOldAddress(this.#store, new Date());
    const nextAt = Math.min(expiresAt, addressUntil?.getTime() ?? expiresAt);
    await this.ctx.storage.setAlarm(isDue() ? Date.now() : nextAt);
  }

  async #mailResults(): Promise<void> {
    if (!isResultsMailDue(this.#store)) return;
    const { db, mailSender, config } = parseEnv(this.env);
    await mailResults({ store: this.#store, db, secrets: secretsOf(config) }, new Date());
    await sendMail({ db, mailSender });
  }

  /** Sets an alarm if a running search has lost its own. */
  async #ensureAlarm(): Promise<void> {
    // getAlarm() is null while the alarm runs; the extra run then finds nothing to do.
    if ((await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
    }
  }
}
