import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import { titleKey } from "~/domain/products/product";
import { chooseNext, type RankedIdea, rank, rankByLiked } from "./embedded-ranking";
import { isSuitable, type Need, understandBrief } from "./embedded-suitability";
import { whyItFits } from "./embedded-why";
import { GIFT_IDEAS } from "./knowledge/base";
import type { GiftIdea } from "./knowledge/knowledge.schema";

/**
 * Ideas from the curated knowledge base, without network. Deterministic: the same brief gives the
 * same ideas in the same order, and a request with known ideas continues where they ended.
 */
export function embeddedIdeas(): IdeaSource {
  return {
    name: "embedded",
    async *suggest({ brief, wanted, known, excludedTitles, like }, signal) {
      const need = understandBrief(brief);
      const isTaken = among([...known, ...excludedTitles]);
      const suitable = GIFT_IDEAS.filter((idea) => isSuitable(idea, need));
      const ranked = suitable.map((idea) => rank(idea, need));
      const liked = GIFT_IDEAS.find(among(like === null ? [] : [like]));
      const candidates = liked ? ranked.map((one) => rankByLiked(liked, one)) : ranked;
      const taken = candidates.filter(({ idea }) => isTaken(idea));
      // Ideas that resemble another may be of its kind, so they differ only among themselves.
      const left = liked ? candidates.filter(({ idea }) => !isTaken(idea)) : candidates;
      const chosen = liked ? [] : taken;
      for (let count = 0; count < wanted; count++) {
        signal.throwIfAborted();
        const next = chooseNext(left, chosen);
        if (next === null) return;
        chosen.push(next);
        yield toIdea(next, need);
      }
    },
  };
}

function among(titles: string[]): (idea: GiftIdea) => boolean {
  const keys = new Set(titles.map(titleKey));
  return ({ title }) => keys.has(titleKey(title));
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
