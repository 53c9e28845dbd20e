import { saysAny } from "~/domain/knowledge/avoiding/shown";
import { type GiftIdea, SAFE } from "~/domain/knowledge/gift-idea.schema";
import { keysOf } from "~/domain/knowledge/interests";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { isSuitable, pricesOf } from "~/domain/knowledge/suitability";
import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaRequest, ShownIdea } from "~/domain/products/idea-source";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import type { ProductSource } from "~/domain/products/product-source";
import { untraced } from "~/domain/products/reason-check";
import type { Candidate } from "./candidate";
import { toIdea } from "./candidate-idea";
import {
  isClear,
  isFitFor,
  isMeantBy,
  isPickedFor,
  isWelcome,
  isWelcomeByName,
  sureOf,
} from "./certain-fit";
import { wishesOf } from "./certain-wishes";
import { chooseNext } from "./embedded-choice";
import { candidates, saidIn } from "./embedded-ranking";
import { ideaChecks } from "./idea-checks";
import { warmest } from "./warmest";

/** Ideas of the knowledge among those of a search that a model writes. */
const MOST = 2;

/** An idea of the knowledge, and what a model has to know of it. */
export type CertainIdea = { idea: Idea; shown: ShownIdea };

/**
 * The ideas of the knowledge that need no model, at most two of different kinds: each is for an interest
 * called by its name, is made around the club, act or work that is named, names itself what was typed, or was written
 * for a circumstance of the recipient, with a reason of its own that can be traced, welcome
 * at the age, and passes every check that a model's idea passes. Where nothing was said of the recipient
 * but who they are, one safe choice that editors picked for such people. None if anything in the brief is
 * beyond the knowledge.
 */
export async function certainIdeas(
  request: IdeaRequest,
  ideasFor: (slugs: string[], age: number) => Promise<GiftIdea[]>,
  isKept?: ProductSource["isKept"],
): Promise<CertainIdea[]> {
  const need = understandBrief(request.brief);
  const wishes = wishesOf(request.brief);
  if (wishes === null || !isClear(need)) return [];
  const sure = sureOf(need);
  const isUnsaid = saidIn(need).length === 0;
  if (sure.length === 0 && !isUnsaid) return [];
  const found = await ideasFor(isUnsaid ? [SAFE] : sure.flatMap(keysOf), need.brief.age);
  const suitable = found.filter(
    (idea) => isSuitable(idea, need) && wishes.every((keeps) => keeps(idea)),
  );
  const all = candidates(suitable, need);
  if (isUnsaid) {
    const picked = all.filter((one) => isPickedFor(one, need) && isWelcome(one, need));
    return firstOf(picked, need, { request, isKept, most: 1 });
  }
  const fit = all.filter((one) => isFitFor(one, sure, need));
  // What is beyond doubt comes first, and alone where there is any.
  const ways = [
    () => fit.filter((one) => isWelcome(one, need) && isMeantBy(one, need)),
    () => fit.filter((one) => isWelcome(one, need) && isMeantBy(one, need, found)),
    () => fit.filter((one) => isWelcomeByName(one, need) && isMeantBy(one, need)),
  ];
  for (const [place, way] of ways.entries()) {
    const most = place === 0 ? MOST : 1;
    const certain = await firstOf(way(), need, { request, isKept, most });
    if (certain.length > 0) return certain;
  }
  return [];
}

type Wanted = { request: IdeaRequest; isKept: ProductSource["isKept"]; most: number };

/** The best of some candidates that pass every check, at most so many; of equally good ones those with products at once. */
async function firstOf(
  from: Candidate[],
  need: Need,
  { request, isKept, most }: Wanted,
): Promise<CertainIdea[]> {
  let left = from;
  const chosen: Candidate[] = [];
  const certain: CertainIdea[] = [];
  while (certain.length < most) {
    const best = chooseNext(left, chosen, saidIn(need));
    if (best === null) break;
    const next = isKept ? await warmest(best, { left, chosen, need }, isKept) : best;
    left = left.filter((one) => one.idea.id !== next.idea.id);
    const idea = toIdea(next, need);
    if (saysAny(idea.why, need.avoidances.words)) continue;
    if (!passes(idea, next, request, certain)) continue;
    chosen.push(next);
    certain.push({ idea, shown: shownOf(next, idea) });
  }
  return certain;
}

/**
 * Whether a model could have written the idea after those that are certain already. Its reason is the entry's own, so of
 * that only what nobody can trace is looked for.
 */
function passes(idea: Idea, candidate: Candidate, request: IdeaRequest, before: CertainIdea[]) {
  const shown = before.map((one) => one.shown);
  const check = ideaChecks({
    ...request,
    known: shown.map(({ title }) => title),
    shown,
    wanted: IDEAS_PER_SEARCH - shown.length,
  });
  const prices = pricesOf(candidate.idea, request.brief);
  const written = {
    ...idea,
    ...shownOf(candidate, idea),
    contains: candidate.idea.traits ?? [],
    lowestPrice: prices[0] ?? 0,
    highestPrice: prices.at(-1) ?? 0,
  };
  const isTraced = untraced(idea.why, { said: [], thing: [idea.why] }).length === 0;
  return isTraced && check(written) !== null;
}

function shownOf({ idea: { kind }, answers }: Candidate, { title }: Idea): ShownIdea {
  return { title, kind, answers: answers.map(({ text }) => text) };
}
