import { setTimeout as sleep } from "node:timers/promises";
import type { IdeaSource } from "~/domain/products/idea-source";
import ribbon from "../../workers/app";
import { parseEnv } from "../../workers/env";
import { GiftSearch as RibbonSearch } from "../../workers/gift-search";

/**
 * Shop phrases that the sample catalogue answers differently, each after a gap in ms: the first long
 * enough to open the page and listen, the others uneven, so that no rhythm fits them.
 */
const PACE = [
  { gap: 4_000, phrase: "gardening gloves" },
  { gap: 430, phrase: "tea" },
  { gap: 610, phrase: "candle" },
  { gap: 350, phrase: "chocolate" },
  { gap: 790, phrase: "board game" },
];

/**
 * Ideas with gaps. Each says in its description when it was given, which is just before the search
 * stores it: the moment from which a reader could know it.
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

/** Ribbon's own search object, which only takes its ideas from another source. */
export class GiftSearch extends RibbonSearch {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    parseEnv(env).providers.ideas = pacedIdeas;
  }
}

// Everything else that Ribbon exports; what is named above wins.
export * from "../../workers/app";
export default ribbon;
