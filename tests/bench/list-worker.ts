import type { NewClaim } from "~/domain/lists/claims.server";
import ribbon from "../../workers/app";
import { type Access, type Asker, GiftList as RibbonList } from "../../workers/gift-list";
import { runSchedule } from "./list-schedules";

/** How likely the object dies before a claim is handled, or after it is stored but not yet answered. */
const CRASHES = 0.005;

type Cursor = { rowsRead: number; rowsWritten: number };

/** Ribbon's list object, which dies at random points once told to, and counts rows. */
export class GiftList extends RibbonList {
  static cursors: Cursor[] = [];
  static dies = false;

  constructor(ctx: DurableObjectState, env: Env) {
    const { sql } = ctx.storage;
    const exec = sql.exec.bind(sql) as (...all: unknown[]) => Cursor;
    Object.assign(sql, {
      exec: (...all: unknown[]) => {
        const cursor = exec(...all);
        GiftList.cursors.push(cursor);
        return cursor;
      },
    });
    super(ctx, env);
  }

  override async claim(
    access: Access,
    asker: Asker,
    giftId: string,
    claim: Omit<NewClaim, "browser">,
  ) {
    return this.#mayDie(() => super.claim(access, asker, giftId, claim));
  }

  override async undo(access: Access, asker: Asker, giftId: string, claimId: string) {
    return this.#mayDie(() => super.undo(access, asker, giftId, claimId));
  }

  async #mayDie<T>(work: () => Promise<T>): Promise<T> {
    const luck = GiftList.dies ? Math.random() : 1;
    if (luck < CRASHES) this.ctx.abort("killed before");
    const done = await work();
    if (luck < 2 * CRASHES) this.ctx.abort("killed after");
    return done;
  }
}

export default {
  ...ribbon,
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/rows") {
      const sum = (what: keyof Cursor) =>
        GiftList.cursors.reduce((total, cursor) => total + cursor[what], 0);
      const rows = { read: sum("rowsRead"), written: sum("rowsWritten") };
      GiftList.cursors = [];
      return Response.json(rows);
    }
    if (pathname !== "/schedule") return ribbon.fetch(request as never, env, execution);
    GiftList.dies = true;
    const outcome = await runSchedule(env, Number(searchParams.get("seed")));
    GiftList.cursors = [];
    return Response.json(outcome);
  },
};

// The local GiftList takes precedence over the one exported here.
export * from "../../workers/app";
