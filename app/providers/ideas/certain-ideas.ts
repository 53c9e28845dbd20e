import { isUnderstood } from "~/domain/knowledge/avoidances";
import { isGrave, LOSSES } from "~/domain/knowledge/circumstances";
import { type GiftIdea, SAFE } from "~/domain/knowledge/gift-idea.schema";
import { nameOfInterest } from "~/domain/knowledge/interest-names";
import {
  isCalled,
  isWholeName,
  keysOf,
  type UnderstoodInterest,
} from "~/domain/knowledge/interests";
import { nameWords } from "~/domain/knowledge/names";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { isStory } from "~/domain/knowledge/statements";
import { isSuitable, pricesOf } from "~/domain/knowledge/suitability";
import type { Idea } from "~/domain/products/idea.schema";
import type { IdeaRequest, ShownIdea } from "~/domain/products/idea-source";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { untraced } from "~/domain/products/reason-check";
import type { Candidate } from "./candidate";
import { toIdea } from "./embedded";
import { chooseNext } from "./embedded-choice";
import { worthOfPick, worthOfSafePick } from "./embedded-picks";
import { candidates, saidIn } from "./embedded-ranking";
import { appealAt } from "./embedded-score";
import { ideaChecks } from "./idea-checks";

/** Ideas of the knowledge among those of a search that a model writes. */
const MOST = 2;
/** How welcome an idea has to be at the recipient's age, of 5 (docs/ideas.md). */
const WELCOME = 4;

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
): Promise<CertainIdea[]> {
  const need = understandBrief(request.brief);
  if (!isClear(need)) return [];
  const sure = saidIn(need).filter(isSure);
  const isUnsaid = saidIn(need).length === 0;
  if (sure.length === 0 && !isUnsaid) return [];
  const found = await ideasFor(isUnsaid ? [SAFE] : sure.flatMap(keysOf), need.brief.age);
  const suitable = found.filter((idea) => isSuitable(idea, need));
  let left = candidates(suitable, need).filter((one) =>
    isUnsaid ? isPickedFor(one, need) : isCertain(one, sure, need),
  );
  const most = isUnsaid ? 1 : MOST;
  const chosen: Candidate[] = [];
  const certain: CertainIdea[] = [];
  while (certain.length < most) {
    const next = chooseNext(left, chosen, saidIn(need));
    if (next === null) break;
    left = left.filter((one) => one.idea.id !== next.idea.id);
    const idea = toIdea(next, need);
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

/** Whether all of a brief is within the knowledge: stories, sad days and unusual wishes to avoid are read better by a model. */
function isClear({ brief, circumstances, occasion, recipient }: Need): boolean {
  const { avoid, interests, told } = brief;
  const isMourning = circumstances.some(({ slugs }) => slugs.some((one) => LOSSES.includes(one)));
  return (
    isUnderstood(avoid) &&
    isUnderstood(told?.avoid ?? "") &&
    !isMourning &&
    occasion.comfort === null &&
    recipient.groups.length > 0 &&
    !isStory(interests)
  );
}

function isSure(interest: UnderstoodInterest): boolean {
  const { isPast, isWatched, by, slugs } = interest;
  return !isPast && !isWatched && (by === "name" || by === "spelling") && slugs.length > 0;
}

/** Whether an idea says every word of an interest as typed: 'church bell ringing', 'interior design'. */
function names({ title, description, reasons }: GiftIdea, { text, slugs }: UnderstoodInterest) {
  const said = nameWords([title, description, ...Object.values(reasons)].join(" "));
  const own = nameWords(slugs.map(nameOfInterest).join(" "));
  return (
    nameWords(text).every((word) => [...said, ...own].includes(word)) &&
    nameWords(text).some((word) => said.includes(word))
  );
}

/** A circumstance is read by its own names alone; an interest has to be called so, or the idea says what was typed. */
function isMeant(one: UnderstoodInterest, idea: GiftIdea, { circumstances }: Need): boolean {
  return circumstances.includes(one) || isCalled(one) || names(idea, one);
}

function isCertain(
  { idea, answers, about, named, isSafe }: Candidate,
  sure: UnderstoodInterest[],
  need: Need,
): boolean {
  const isWelcome = (appealAt(idea, need.brief.age) ?? 0) >= WELCOME;
  if (named) {
    const isWhole = answers.every((one) => isWholeName(one) || isCalled(one));
    return isWelcome && isWhole && answers.every((one) => sure.includes(one));
  }
  const [own] = Object.keys(idea.reasons).filter((slug) => slug !== SAFE);
  const grave = need.circumstances.filter(isGrave);
  const isPicked = worthOfPick(idea, answers, need) > 0;
  return (
    about === null &&
    !isSafe &&
    answers.length > 0 &&
    answers.every((one) => sure.includes(one) && isMeant(one, idea, need)) &&
    (idea.joint || isPicked || answers.some(({ slugs }) => slugs[0] === own)) &&
    grave.every((one) => answers.includes(one)) &&
    isWelcome
  );
}

/** Whether editors picked a safe choice for recipients such as this one, and it is as welcome as can be. */
function isPickedFor({ idea, isSafe }: Candidate, need: Need): boolean {
  const isPicked = worthOfSafePick(idea, need) > 0;
  return isSafe && isPicked && (appealAt(idea, need.brief.age) ?? 0) >= WELCOME;
}
