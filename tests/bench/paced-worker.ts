import { setTimeout as sleep } from "node:timers/promises";
import type { IdeaSource } from "~/providers/ideas/type";
import ribbon from "../../workers/app";
import { type Env, parseEnv } from "../../workers/env";
import { GiftSearch as RibbonSearch } from "../../workers/gift-search";

/** Time to open the page and listen, and then between ideas: uneven, so that no rhythm fits (ms). */
const GAPS_MS = [4_000, 430, 610, 350, 790];

/**
 * Ideas with gaps. Each says in its description when it was given, which is just before the search
 * stores it: the moment from which a reader could know it.
 */
const pacedIdeas: IdeaSource = {
  name: "paced",
  async *suggest({ wanted, known }) {
    for (const gap of GAPS_MS.slice(known.length, known.length + wanted)) {
      await sleep(gap);
      const title = `Idea ${GAPS_MS.indexOf(gap) + 1}`;
      const phrase = "gardening gloves";
      yield { title, description: `Given at ${Date.now()}`, why: "It is measured.", phrase };
    }
  },
};

/** Ribbon's own search object, which only takes its ideas from another source. */
export class GiftSearch extends RibbonSearch {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    parseEnv(env).providers.ideas = pacedIdeas;
  }
}

export { SharedGuard } from "../../workers/call-guard";
export default ribbon;
