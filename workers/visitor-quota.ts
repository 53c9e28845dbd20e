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
  /** What a use would have to wait for; it is not counted. */
  async look(allowance: Allowance): Promise<Wait | null> {
    return countUse(this.#stored(), allowance, new Date()).wait;
  }

  /** Counts a use; or what to wait for, and then it is not counted. */
  async count(allowance: Allowance): Promise<Wait | null> {
    const { uses, wait } = countUse(this.#stored(), allowance, new Date());
    if (wait) return wait;
    this.ctx.storage.kv.put("uses", uses);
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return null;
  }

  #stored = () => this.ctx.storage.kv.get<Uses>("uses") ?? {};

  /** Deletes the counts a day after the last use. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
