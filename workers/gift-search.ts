import { DurableObject } from "cloudflare:workers";
import type { Brief } from "~/domain/brief/brief.schema";
import type { WrittenReview } from "~/domain/products/review";
import type { EventLogStore } from "~/domain/search/event-log-store";
import { refineSearch, retryFailures } from "~/domain/search/refine-search.server";
import type { Refinement } from "~/domain/search/refinement.schema";
import type { ResultsMailTarget } from "~/domain/search/results-by-email.schema";
import { isResultsMailDue, mailResults } from "~/domain/search/results-mail.server";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { readEvents } from "~/domain/search/search-events";
import { SEARCH_LIMITS } from "~/domain/search/search-run";
import { readSnapshot, type SearchSnapshot } from "~/domain/search/search-snapshot";
import { parseEnv } from "./env";
import { sqliteEventLogStore } from "./event-log-store";
import { eventStream } from "./event-stream";
import { sendMail } from "./mail";

/** How soon an interrupted run is taken up again, and how long a search is kept (ms). */
const WATCHDOG_MS = 5_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * One search: its brief, all that became known, and who is listening. The work is done by the
 * alarm, so it goes on when nobody is connected and after a crash. What a search is, the domain
 * knows.
 */
export class GiftSearch extends DurableObject<Env> {
  readonly #store: EventLogStore;
  readonly #listeners = new Set<() => void>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = sqliteEventLogStore(ctx.storage.sql, () => {
      for (const listener of this.#listeners) listener();
    });
  }

  /**
   * Starts the search; "already" for the brief it was started with, "other" for another one.
   * `excludedTitles` names what must not be suggested (titles or their keys).
   */
  async start(
    uid: string,
    brief: Brief,
    excludedTitles: string[] = [],
  ): Promise<"started" | "already" | "other"> {
    const eventLog = searchEventLog(this.#store);
    const known = eventLog.opening();
    if (known) return JSON.stringify(known.brief) === JSON.stringify(brief) ? "already" : "other";
    eventLog.open({ uid, brief, startedAt: new Date().toISOString(), excludedTitles });
    await this.ctx.storage.setAlarm(Date.now());
    return "started";
  }

  /** Has the results mailed when the search is complete, or at once where it is; one address wins. */
  async mailTo(request: ResultsMailTarget): Promise<void> {
    const eventLog = searchEventLog(this.#store);
    if (!eventLog.opening() || eventLog.resultsByEmail() || eventLog.isMailed("complete")) return;
    eventLog.keepResultsByEmail(request);
    if (eventLog.end()) await this.ctx.storage.setAlarm(Date.now());
  }

  /** What is known now, or null where no search was started here. */
  async snapshot(): Promise<SearchSnapshot | null> {
    const snapshot = readSnapshot(this.#store);
    if (snapshot && !snapshot.end) await this.#ensureAlarm();
    return snapshot;
  }

  /** Server-sent events of all that became known after `version`; null where nothing ever will. */
  async events(version: number, origin: string): Promise<ReadableStream | null> {
    const snapshot = await this.snapshot();
    const read = (after: number) => readEvents(this.#store, after, origin);
    if (!snapshot || (snapshot.end && read(version).length === 0)) return null;
    return eventStream({
      version,
      read,
      listen: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    });
  }

  /** Tries again what failed; false where there is nothing to try. */
  async retry(): Promise<boolean> {
    if (!retryFailures(this.#store)) return false;
    await this.ctx.storage.setAlarm(Date.now());
    return true;
  }

  /** A product's review with its origin, for the record; null where there is none. */
  async review(position: number, asin: string): Promise<WrittenReview | null> {
    return searchEventLog(this.#store).reviews(position)[asin] ?? null;
  }

  /** Takes a refinement in and goes on with it; false where there is nothing to do. */
  async refine(refinement: Refinement): Promise<boolean> {
    if (!refineSearch(this.#store, refinement)) return false;
    await this.ctx.storage.setAlarm(Date.now());
    return true;
  }

  override async alarm(): Promise<void> {
    const eventLog = searchEventLog(this.#store);
    const opening = eventLog.opening();
    if (!opening) return;
    const expiresAt = Date.parse(opening.startedAt) + SEARCH_LIMITS.totalMs + KEPT_MS;
    if (Date.now() >= expiresAt) return this.ctx.storage.deleteAll();
    if (!eventLog.end() || isResultsMailDue(this.#store)) {
      // First of all: an alarm set here replaces the platform's six counted retries
      // (https://developers.cloudflare.com/durable-objects/api/alarms/), so no crash strands a search.
      await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
      await runSearch({
        store: this.#store,
        ...parseEnv(this.env).providers,
        now: () => new Date(),
        sleep: (ms, signal) => scheduler.wait(ms, { signal }).catch(() => {}),
      });
      await this.#mailResults();
    }
    // A wish for mail, or a refinement, may have come in the last moment of the run.
    const settled = eventLog.end() && !isResultsMailDue(this.#store);
    await this.ctx.storage.setAlarm(settled ? expiresAt : Date.now());
  }

  async #mailResults(): Promise<void> {
    if (!isResultsMailDue(this.#store)) return;
    const { db, mailSender, config } = parseEnv(this.env);
    await mailResults({ store: this.#store, db, secret: config.SESSION_SECRET }, new Date());
    await sendMail({ db, mailSender });
  }

  /** A search that is under way always has an alarm; should one be lost, asking mends it. */
  async #ensureAlarm(): Promise<void> {
    // A running alarm counts as none here; the extra run finds nothing missing.
    if ((await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(Date.now() + WATCHDOG_MS);
    }
  }
}
