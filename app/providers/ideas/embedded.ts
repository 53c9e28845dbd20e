import { saysAny } from "~/domain/knowledge/avoiding/shown";
import { isYearOfMarriage } from "~/domain/knowledge/contradictions";
import { ANY, type GiftIdea, type GiftOccasion, SAFE } from "~/domain/knowledge/gift-idea.schema";
import { keysOf } from "~/domain/knowledge/interests";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { isSuitable } from "~/domain/knowledge/suitability";
import type { IdeaSource } from "~/domain/products/idea-source";
import { IDEAS_PER_SEARCH, titleKey } from "~/domain/products/product";
import type { ProductSource } from "~/domain/products/product-source";
import { REGIONS } from "~/domain/shared/region";
import type { Candidate } from "./candidate";
import { titleOf, toIdea } from "./candidate-idea";
import { chooseNext } from "./embedded-choice";
import { withinMeasure } from "./embedded-measure";
import { candidates, saidIn } from "./embedded-ranking";
import { warmest } from "./warmest";

const LIKED = 600;
/** For a kind of thing that the visitor asked for: more than any interest. */
const ASKED = 2_000;
const SPECIAL = { tone: 120, price: 100, pricey: 60 };

/**
 * Ideas from the knowledge, without network: `ideasFor` reads those for some interests at an age.
 * Deterministic but for `isKept`: the same brief gives the same ideas in the same order, and a request with known ideas
 * continues where they ended. Of ideas that are as good as each other one whose products are kept comes first. Safe
 * choices follow what answers the brief; on a day of two people one of the first five is for the day.
 */
export function embeddedIdeas(
  ideasFor: (slugs: string[], age: number) => Promise<GiftIdea[]>,
  isKept?: ProductSource["isKept"],
): IdeaSource {
  return {
    name: "embedded",
    async *suggest(request, signal) {
      const need = understandBrief(request.brief);
      const said = saidIn(need);
      const answering = [...new Set([...said.flatMap(keysOf), ANY])];
      const isTaken = among([...request.known, ...request.excludedTitles]);
      let yielded = 0;
      // Ideas that resemble another may be of its kind, so they differ only among themselves.
      const chosen: Candidate[] = [];
      for (const slugs of said.length > 0 ? [answering, [SAFE]] : [[SAFE]]) {
        const all = await ranked(slugs);
        if (request.like === null) chosen.push(...all.filter(isTaken));
        const left = all.filter((one) => !isTaken(one));
        while (yielded < request.wanted) {
          signal.throwIfAborted();
          const isLast = request.isFirst && yielded >= IDEAS_PER_SEARCH - mostOfDay(need);
          const isOfDay = isLast && yielded < IDEAS_PER_SEARCH && said.length > 0;
          const ofTheDay = isOfDay ? await forTheDay(chosen, need, ranked) : null;
          const free = withinMeasure(left, chosen, need);
          const best = ofTheDay ?? chooseNext(free, chosen, said);
          if (best === null) break;
          const isToAnswer = best !== ofTheDay && best.answers.length > 0;
          const next =
            isKept && isToAnswer ? await warmest(best, { left: free, chosen, need }, isKept) : best;
          chosen.push(next);
          yielded += 1;
          yield toIdea(next, need);
        }
      }

      async function ranked(slugs: string[]): Promise<Candidate[]> {
        const { like, kinds = [], isSpecial } = request;
        const found = await ideasFor(slugs, need.brief.age);
        const liked = like === null ? undefined : likedAmong(found, like, need);
        return candidates(
          found.filter((idea) => isSuitable(idea, need)),
          need,
        )
          .filter((one) => !isAboutAvoided(one, need))
          .map((one) => (liked ? rankByLiked(liked, one) : one))
          .map((one) => (isSpecial ? rankBySpecial(one) : one))
          .map((one) =>
            kinds.includes(one.idea.kind) ? { ...one, score: one.score + ASKED } : one,
          );
      }
    },
  };
}

/** Days of two people, or of a child to come, on which five ideas for a hobby say too little. */
const DAYS_OF_MORE: GiftOccasion[] = ["anniversary", "valentines", "baby"];
/** So many of the first five are for the child and the parents at a baby shower. */
const MOST_AT_A_SHOWER = 3;

/** With these nothing is given for a baby before it is born. */
const NOTHING_YET = ["no-baby-things-yet", "pregnant-after-loss", "baby-loss"];

/** Whether it is a baby shower, at which nobody minds things for the baby. */
const isShower = ({ brief, occasion, circumstances, avoidances }: Need) =>
  occasion.occasions.includes("baby") &&
  /\bshower\b/i.test(brief.occasion) &&
  !avoidances.words.has("baby") &&
  !circumstances.some(({ slugs }) => slugs.some((slug) => NOTHING_YET.includes(slug)));
const mostOfDay = (need: Need) => (isShower(need) ? MOST_AT_A_SHOWER : 1);

/** Whether five ideas for what was said would pass over the day. */
const isDayOfMore = (need: Need) => (day: GiftOccasion) =>
  DAYS_OF_MORE.includes(day) && (day !== "baby" || isShower(need));

/**
 * A safe choice that was written or picked for the day, where it is one of two people or a baby shower and everything
 * that was said is answered; null if there is none, or it is another day.
 */
async function forTheDay(
  chosen: Candidate[],
  need: Need,
  ranked: (slugs: string[]) => Promise<Candidate[]>,
): Promise<Candidate | null> {
  const days = need.occasion.occasions.filter(isDayOfMore(need));
  const isAnswered = saidIn(need).every((said) =>
    chosen.some(({ answers }) => answers.includes(said)),
  );
  const isYearKnown = saidIn(need).some(({ slugs }) => slugs.some(isYearOfMarriage));
  if (days.length === 0 || isYearKnown || !isAnswered) return null;
  const safe = (await ranked([SAFE])).filter(
    ({ idea, isSafe }) =>
      isSafe && days.some((day) => idea.occasions?.includes(day) || idea.picked?.[`on:${day}`]),
  );
  return chooseNext(safe, chosen, []);
}

/** An idea made around a name that has a word to avoid: 'football' where 'no football' was said. */
function isAboutAvoided({ about }: Candidate, { avoidances }: Need): boolean {
  return about !== null && saysAny(about, avoidances.words);
}

/** The candidate of a title; only ideas that may have it are scored, which takes long for all. */
function likedAmong(found: GiftIdea[], title: string, need: Need): Candidate | undefined {
  const isLiked = among([title]);
  const may = found.filter((idea) => /\{it\}/i.test(idea.title) || isLiked({ idea, about: null }));
  return candidates(may, need).find(isLiked);
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

function among(titles: string[]): (one: Pick<Candidate, "idea" | "about">) => boolean {
  const keys = new Set(titles.map(titleKey));
  return (one) => REGIONS.some((region) => keys.has(titleKey(titleOf(one, region))));
}
