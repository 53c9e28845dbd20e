import { DurableObject } from "cloudflare:workers";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * One object for each visitor's network address: counts that visitor's searches of a day (UTC). Not
 * a table in D1, because an anonymous search writes nothing there.
 */
export class VisitorQuota extends DurableObject {
  /** Counts a search; false, uncounted, where `limit` was reached before. */
  async countSearch(limit: number): Promise<boolean> {
    const day = new Date().toISOString().slice(0, 10);
    const known = this.ctx.storage.kv.get<{ day: string; count: number }>("searches");
    const count = known?.day === day ? known.count : 0;
    if (count >= limit) return false;
    this.ctx.storage.kv.put("searches", { day, count: count + 1 });
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return true;
  }

  /** Deletes everything a day after the visitor's last search. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
