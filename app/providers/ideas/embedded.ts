import { type Idea, titleKey } from "~/domain/idea";
import { chooseNext, type RankedIdea, rank } from "./embedded-ranking";
import { isSuitable, type Need, understandBrief } from "./embedded-suitability";
import { whyItFits } from "./embedded-why";
import { GIFT_IDEAS } from "./knowledge/base";
import type { IdeaSource } from "./type";

/**
 * Ideas from the curated knowledge base, without network and deterministic: the same brief gives
 * the same ideas in the same order, and a search that knows some already is given the ones that
 * would have followed.
 */
export function embeddedIdeas(): IdeaSource {
  return {
    name: "embedded",
    async *suggest({ brief, wanted, known }, signal) {
      const need = understandBrief(brief);
      const suitable = GIFT_IDEAS.filter((idea) => isSuitable(idea, need));
      const ranked = suitable.map((idea) => rank(idea, need));
      const knownKeys = new Set(known.map(titleKey));
      const chosen = ranked.filter(({ idea }) => knownKeys.has(titleKey(idea.title)));
      for (let count = 0; count < wanted; count++) {
        signal.throwIfAborted();
        const next = chooseNext(ranked, chosen);
        if (next === null) return;
        chosen.push(next);
        yield toIdea(next, need);
      }
    },
  };
}

function toIdea(ranked: RankedIdea, need: Need): Idea {
  const { title, description, search } = ranked.idea;
  return {
    title,
    description: description.replaceAll("{who}", need.recipient.who),
    why: whyItFits(ranked, need),
    phrase: search,
  };
}
