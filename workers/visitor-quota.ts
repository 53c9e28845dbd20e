import { DurableObject } from "cloudflare:workers";
import {
  type Allowance,
  countUse,
  type Uses,
  type Wait,
} from "~/domain/upstream/visitor-allowance";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * One object for each network address and each network: counts what it uses up in a day (UTC). Not a
 * table in D1, because an anonymous search writes nothing there
 * (docs/decisions/046-rate-limits-and-their-keys.md).
 */
export class VisitorQuota extends DurableObject {
  /** Counts a use; or what to wait for, and then it is not counted. */
  async count(allowance: Allowance): Promise<Wait | null> {
    const stored = this.ctx.storage.kv.get<Uses>("uses") ?? {};
    const { uses, wait } = countUse(stored, allowance, new Date());
    if (wait) return wait;
    this.ctx.storage.kv.put("uses", uses);
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return null;
  }

  /** Deletes the counts a day after the last use. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
