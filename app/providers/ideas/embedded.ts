import { ANY, type GiftIdea, SAFE } from "~/domain/knowledge/gift-idea.schema";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { isSuitable, saysAny } from "~/domain/knowledge/suitability";
import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import { titleKey } from "~/domain/products/product";
import { spelledFor } from "~/domain/shared/spelling";
import { chooseNext } from "./embedded-choice";
import { type Candidate, candidates } from "./embedded-ranking";
import { reasonFor } from "./embedded-reasons";

const LIKED = 600;
/** For a kind of thing that the visitor asked for: more than any interest. */
const ASKED = 2_000;
const SPECIAL = { tone: 120, price: 100, pricey: 60 };

/**
 * Ideas from the knowledge, without network: `ideasFor` reads those of some interests. Deterministic:
 * the same brief gives the same ideas in the same order, and a request with known ideas continues
 * where they ended.
 */
export function embeddedIdeas(ideasFor: (slugs: string[]) => Promise<GiftIdea[]>): IdeaSource {
  return {
    name: "embedded",
    async *suggest(request, signal) {
      const { brief, wanted, known, excludedTitles, like, kinds = [], isSpecial } = request;
      const need = understandBrief(brief);
      const slugs = need.interests.flatMap((interest) => interest.slugs);
      const found = await ideasFor([...new Set([...slugs, SAFE, ANY])]);
      const suitable = found.filter((idea) => isSuitable(idea, need));
      const all = candidates(suitable, need).filter((one) => !saysAvoided(one, need));
      const isTaken = among([...known, ...excludedTitles]);
      const liked = like === null ? undefined : candidates(found, need).find(among([like]));
      const left = all
        .filter((one) => !isTaken(one))
        .map((one) => (liked ? rankByLiked(liked, one) : one))
        .map((one) => (isSpecial ? rankBySpecial(one) : one))
        .map((one) => (kinds.includes(one.idea.kind) ? { ...one, score: one.score + ASKED } : one));
      // Ideas that resemble another may be of its kind, so they differ only among themselves.
      const chosen = liked ? [] : all.filter(isTaken);
      for (let count = 0; count < wanted; count++) {
        signal.throwIfAborted();
        const next = chooseNext(left, chosen, need.interests);
        if (next === null) return;
        chosen.push(next);
        yield toIdea(next, need);
      }
    },
  };
}

/** An idea made around a name that has a word to avoid: 'football' where 'no football' was said. */
function saysAvoided({ about }: Candidate, { avoidances }: Need): boolean {
  return about !== null && saysAny(about, avoidances.words);
}

function rankByLiked(liked: Candidate, one: Candidate): Candidate {
  const slugs = Object.keys(liked.idea.reasons);
  const shares = slugs.some((slug) => one.idea.reasons[slug] !== undefined);
  const isOfKind = one.idea.kind === liked.idea.kind;
  return { ...one, score: one.score + (shares ? LIKED : 0) + (isOfKind ? LIKED / 4 : 0) };
}

/** Dearer things, and those that are not for every day. */
function rankBySpecial(one: Candidate): Candidate {
  const isFine = ["beautiful", "indulgent", "sentimental"].includes(one.idea.tone);
  const price = Math.min(
    1,
    Math.max(...one.idea.offers.map(([pounds]) => pounds)) / SPECIAL.pricey,
  );
  return { ...one, score: one.score + (isFine ? SPECIAL.tone : 0) + SPECIAL.price * price };
}

function among(titles: string[]): (one: Candidate) => boolean {
  const keys = new Set(titles.map(titleKey));
  return (one) => {
    const title = titleOf(one);
    return keys.has(titleKey(title)) || keys.has(titleKey(spelledFor("USA", title)));
  };
}

function titleOf({ idea, about }: Candidate): string {
  return about === null ? idea.title : idea.title.replaceAll("{it}", about);
}

function toIdea(candidate: Candidate, need: Need): Idea {
  const { idea, about } = candidate;
  const { region } = need.brief;
  const fill = (text: string) => text.replaceAll("{it}", about ?? "");
  return {
    title: spelledFor(region, titleOf(candidate)),
    description: spelledFor(region, fill(idea.description)),
    why: reasonFor(candidate, need),
    phrase: fill(idea.search),
    entry: idea.id,
    ...(about !== null && { about }),
  };
}
