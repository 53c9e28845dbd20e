import { ANY, type GiftIdea, PLACE, SAFE, SORTS } from "~/domain/knowledge/gift-idea.schema";
import { isNamedAs, siblingsOf, widerOf } from "~/domain/knowledge/interest-names";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import { namesSaid } from "~/domain/knowledge/known-names";
import { nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { onceFor } from "~/lib/once-for";
import type { Candidate } from "./candidate";
import { madeFor, madeForPlaces, namedFor } from "./embedded-made";
import { worthOfPick } from "./embedded-picks";
import { isForADesk, isWithinReachOf } from "./embedded-reach";
import { moodsIn, points, safeScore, score, toldScore } from "./embedded-score";
import { isPersonal } from "./embedded-worth";

const SMALL = new Set(nameWords("a an the of for with and in on to from its your set pair it"));

/** All candidates of a brief among suitable ideas. */
export function candidates(ideas: GiftIdea[], need: Need): Candidate[] {
  return ideas.flatMap((idea) => {
    if (isForADesk(idea, need)) return [];
    const base = score(idea, need);
    const words = nameWords(idea.title).filter((word) => !SMALL.has(word));
    const made = { idea, isPersonal: isPersonal(idea, need), score: base, words };
    const isFor = (one: UnderstoodInterest) => isWithinReachOf(idea, one, need);
    if (idea.reasons[ANY]) return madeFor(made, need.interests.filter(isFor));
    if (idea.reasons[PLACE]) return madeForPlaces(made, need);
    if (SORTS.some((sort) => idea.reasons[sort]))
      return namedFor(made, need.interests.filter(isFor));
    const answers = saidIn(need).filter(
      (one) =>
        one.slugs.some((slug) => idea.reasons[slug]) && isFor(one) && !isOfSibling(idea, one),
    );
    if (idea.joint && !isJoined(idea, answers)) return [];
    const isSafe = idea.reasons[SAFE] !== undefined && answers.length === 0;
    if (answers.length === 0 && !isSafe) return [];
    const more =
      (isSafe ? safeScore(idea, need) : byPlace(idea, answers, need)) +
      byNames(idea, answers) +
      (isOfCircumstances(answers, need) ? toldScore(idea, need) : 0) +
      (isGendered(idea, answers, need) ? points.gendered : 0) +
      Math.max(...answers.map((one) => widerBy(idea, one)), answers.length > 0 ? -Infinity : 0);
    return [{ ...made, answers, about: null, isSafe, score: base + more }];
  });
}

/** All that ideas are to answer: the interests, then the circumstances. */
export function saidIn({ interests, circumstances }: Need): UnderstoodInterest[] {
  return [...interests, ...circumstances];
}

/** Whether an idea answers nothing but circumstances, which many people share. */
function isOfCircumstances(answers: UnderstoodInterest[], { circumstances }: Need): boolean {
  return answers.length > 0 && answers.every((one) => circumstances.includes(one));
}

/**
 * Ideas that join what was said come first, those whose first interest was not said last. A reason for a
 * circumstance is as good in any place.
 */
function byPlace(idea: GiftIdea, answers: UnderstoodInterest[], need: Need): number {
  const { joint, reasons } = idea;
  const picked = worthOfPick(idea, answers, need);
  if (joint) return points.joint + picked;
  if (picked > 0 || answers.some((one) => need.circumstances.includes(one))) return picked;
  const [first = ""] = Object.keys(reasons).filter((slug) => slug !== SAFE);
  return answers.some(({ slugs }) => slugs.includes(first)) ? 0 : points.secondary;
}

/** What is left for a giver to fill in, where the brief names the club: ideas around its name say it. */
const LEFT_OPEN =
  /\b(?:favou?rite|chosen|club|team|ground|stadium|ballpark|arena|player|band|artist|author|destination)s?\b/i;

/** Ideas that say the name which the brief says come first, those about another of its kind last. */
function byNames(idea: GiftIdea, answers: UnderstoodInterest[]): number {
  const { title, description, reasons, joint } = idea;
  const known = answers.flatMap((one) => one.known ?? []);
  if (known.length === 0 || known.every(({ isItself }) => isItself)) return 0;
  if (namesSaid(title, known) === "own") return points.ownName;
  const told = [title, description, ...Object.values(reasons)].join(" ");
  if (namesSaid(told, known) === "other") return points.otherName;
  if (LEFT_OPEN.test(title)) return points.leftOpen;
  return joint ? points.jointWithoutName : 0;
}

/** How far behind an idea is that is only for an interest which the one that was named is counted to. */
function widerBy(
  { reasons }: GiftIdea,
  { text, slugs: [own = "", ...others] }: UnderstoodInterest,
): number {
  const wider = others.filter((slug) => reasons[slug]);
  if (reasons[own] !== undefined || wider.length === 0) return 0;
  if (wider.every((slug) => slug === widerOf(own))) return points.whole;
  return nameWords(text).some((word) => isNamedAs(own, word)) ? points.wider : 0;
}

/** Whether an idea is for another part of an interest than the one that was named: tatting, where bobbin lace was. */
function isOfSibling({ title }: GiftIdea, one: UnderstoodInterest): boolean {
  const siblings = siblingsIn(one);
  if (siblings.length === 0) return false;
  const words = nameWords(title);
  return siblings.some((sibling) => words.includes(sibling));
}

const siblingsIn = onceFor(({ text, slugs: [slug = ""], by }: UnderstoodInterest) =>
  by === "name" ? siblingsOf(slug, text) : [],
);

const GENDERED =
  /\b(?:necklace|pendant|locket|earrings?|studs|bracelet|bangle|brooch|pearls?|handbag|purse|dress|skirt|lipstick|lip|perfume|bath bombs?|Sephora|Liberty|trimmer|nails?|make-up|hair|leggings|beard|shav\w+|cufflinks?|tie|braces|for (?:men|women|him|her))\b/i;

/** Whether an idea is mostly for one gender, though no interest asks for it. */
function isGendered({ title, kind }: GiftIdea, answers: UnderstoodInterest[], need: Need): boolean {
  if (answers.some((one) => need.interests.includes(one))) return false;
  const isMeant = moodsIn(need).some(({ kinds }) => kinds.includes(kind));
  return !isMeant && GENDERED.test(title);
}

/** Whether each interest of a joint idea was said, in words of its own. */
function isJoined({ reasons }: GiftIdea, answers: UnderstoodInterest[]): boolean {
  const slugs = Object.keys(reasons);
  return (
    answers.length >= slugs.length &&
    slugs.every((slug) => answers.some((interest) => interest.slugs.includes(slug)))
  );
}
