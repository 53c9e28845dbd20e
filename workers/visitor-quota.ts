import { DurableObject } from "cloudflare:workers";
import {
  type Allowance,
  type Counted,
  countUse,
  type Uses,
  uncountUse,
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
    const { uses, wait } = countUse(this.#stored(), allowance, new Date());
    if (wait) return wait;
    this.ctx.storage.kv.put("uses", uses);
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return null;
  }

  /** Takes a use out of the count that was counted a moment ago, and then not allowed after all. */
  async giveBack(what: Counted): Promise<void> {
    this.ctx.storage.kv.put("uses", uncountUse(this.#stored(), what));
  }

  #stored = () => this.ctx.storage.kv.get<Uses>("uses") ?? {};

  /** Deletes the counts a day after the last use. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
