import { setTimeout as sleep } from "node:timers/promises";
import type { IdeaSource } from "~/domain/products/idea-source";
import ribbon from "../../workers/app";
import { parseEnv } from "../../workers/env";
import { GiftSearch as RibbonSearch } from "../../workers/gift-search";

/**
 * Search phrases with different results in the sample catalogue, each after a gap in ms. The first gap
 * leaves time to open the page; the others are uneven, so that no polling interval matches them.
 */
const PACE = [
  { gap: 4_000, phrase: "gardening gloves" },
  { gap: 430, phrase: "tea" },
  { gap: 610, phrase: "candle" },
  { gap: 350, phrase: "chocolate" },
  { gap: 790, phrase: "board game" },
];

/**
 * Ideas with gaps. The description holds the time of the idea, just before the search stores it.
 */
const pacedIdeas: IdeaSource = {
  name: "paced",
  async *suggest({ wanted, known }) {
    const pace = PACE.slice(known.length, known.length + wanted);
    for (const [place, { gap, phrase }] of pace.entries()) {
      await sleep(gap);
      const title = `Idea ${known.length + place + 1}`;
      yield { title, description: `Given at ${Date.now()}`, why: "It is measured.", phrase };
    }
  },
};

/** Ribbon's search object with another source of ideas. */
export class GiftSearch extends RibbonSearch {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    parseEnv(env).providers.ideas = pacedIdeas;
  }
}

// The local GiftSearch takes precedence over the one exported here.
export * from "../../workers/app";
export default ribbon;
