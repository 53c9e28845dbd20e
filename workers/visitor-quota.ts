import { DurableObject } from "cloudflare:workers";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * One object for each network address: counts its searches in a day (UTC). Not a table in D1, because
 * an anonymous search writes nothing there (docs/decisions/046-rate-limits-and-their-keys.md).
 */
export class VisitorQuota extends DurableObject {
  /** Counts a search; false, without counting it, if `limit` was already reached. */
  async countSearch(limit: number): Promise<boolean> {
    const day = new Date().toISOString().slice(0, 10);
    const stored = this.ctx.storage.kv.get<{ day: string; count: number }>("searches");
    const count = stored?.day === day ? stored.count : 0;
    if (count >= limit) return false;
    this.ctx.storage.kv.put("searches", { day, count: count + 1 });
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return true;
  }

  /** Deletes the count a day after the last search. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
