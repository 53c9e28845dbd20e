import { isMourning } from "~/domain/knowledge/circumstances";
import {
  ANY,
  type GiftIdea,
  type Kind,
  PLACE,
  SAFE,
  SORTS,
} from "~/domain/knowledge/gift-idea.schema";
import { hindranceOf, isUnable } from "~/domain/knowledge/hindrances";
import { isNamedAs, siblingsOf, widerOf } from "~/domain/knowledge/interest-names";
import { isNeighbour, ownWordsOf, type UnderstoodInterest } from "~/domain/knowledge/interests";
import { namesSaid } from "~/domain/knowledge/known-names";
import { nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { saysAny } from "~/domain/knowledge/suitability";
import { moodsOf } from "~/domain/knowledge/vague";
import type { Candidate } from "./candidate";
import { madeFor, madeForPlaces, namedFor } from "./embedded-made";
import { worthOfPick } from "./embedded-picks";
import { points, safeScore, score } from "./embedded-score";

const SMALL = new Set(nameWords("a an the of for with and in on to from its your set pair it"));

/** What is a pleasure to somebody who did a thing once; its tools and clothes are for who does it now. */
const REMEMBERS: Kind[] = ["book", "print", "music", "outing", "keepsake"];
/** What is left of books for who cannot read them. */
const HEARD: Kind[] = ["music"];
/** What nobody needs who only looks on. */
const GEAR: Kind[] = ["tool", "kit", "sports-gear", "outdoor-gear", "storage"];
/** What a player has in the hand, and lessons: nothing for who only watches either. */
const FOR_PLAYERS =
  /\b(?:cues?|rackets?|racquets?|clubs?|bats?|boots?|gloves?|pads?|kitbag|grips?|helmet|tees?|dartboard|throw line|oche|lessons?|class|coaching|taster|masterclass|training|round of golf|net session)\b/i;
/** Things to carry, which are mostly for who takes part, but for those that a fan wears. */
const CARRIED: Kind[] = ["accessory", "gadget"];
const FOR_FANS =
  /\b(?:fan|scarf|shirt|jersey|badge|pin|cap|cufflinks|team|club|signed|radio|screen|tv|game)s?\b/i;
/** What fits one pursuit, and is of no use in the next: a capo, knitting needles, a bottle of whisky. */
const TIED: Kind[] = [...GEAR, ...CARRIED, "art", "food", "drink"];
/** Music to hear, where anything else of this kind is an instrument or for one. */
const TO_HEAR =
  /\b(?:vinyl|cds?|discs?|records?|record(?:ed|ings?)|albums?|LPs?|audiobooks?|radio|concerts?|playlist|box set)\b/i;
const TO_PLAY = /\b(?:duets?|sheet music|songbook|edition|urtext|studies|exercises|lessons?)\b/i;

function isRemembrance({ kind, title }: GiftIdea, { circumstances }: Need): boolean {
  if (kind === "outing" && (isUnable(circumstances) || isMourning(circumstances))) return false;
  return REMEMBERS.includes(kind) && !TO_PLAY.test(title);
}

/**
 * Whether an idea is gear for an interest that is only a neighbour of what was typed, and does not say what was: books,
 * outings and pictures may suit both.
 */
function isTiedToNeighbour(idea: GiftIdea, one: UnderstoodInterest): boolean {
  const { kind, title, description, reasons, productWords } = idea;
  if (reasons[ANY] || !one.slugs.some((slug) => reasons[slug]) || !isNeighbour(one)) return false;
  const isTied = TIED.includes(kind) || (kind === "music" && !TO_HEAR.test(title));
  return isTied && !saysAny(`${title} ${description} ${productWords}`, ownWordsOf(one));
}

/** Where nobody keeps a dog, and what is for the dog itself. */
const WITHOUT_ANIMALS = ["dementia", "care-home", "long-hospital-stay", "in-prison", "mental-ward"];
const ANIMALS = ["dogs", "cats", "horses", "puppies", "rabbits"];
const FOR_ANIMAL =
  /\b(?:collars?|leads?|leash|harness|bowls?|beds?|treats?|paw[- ]print|tugs?|toys? for|tracker|feeder|scratch\w*|tags?|groom\w*|brush|biscuits for|rug|bridle|halter)\b/i;

/** Whether an idea is for an animal of their own, where they live without one. */
function isForMissingAnimal(
  { title }: GiftIdea,
  { slugs }: UnderstoodInterest,
  need: Need,
): boolean {
  const isWithout = need.circumstances.some((one) =>
    one.slugs.some((slug) => WITHOUT_ANIMALS.includes(slug)),
  );
  return isWithout && slugs.some((slug) => ANIMALS.includes(slug)) && FOR_ANIMAL.test(title);
}

function isForPlayers({ kind, title }: GiftIdea): boolean {
  if (GEAR.includes(kind)) return true;
  if (CARRIED.includes(kind) && !FOR_FANS.test(title)) return true;
  return kind !== "keepsake" && FOR_PLAYERS.test(title);
}

/** All candidates of a brief among suitable ideas. */
export function candidates(ideas: GiftIdea[], need: Need): Candidate[] {
  return ideas.flatMap((idea) => {
    const base = score(idea, need);
    const words = nameWords(idea.title).filter((word) => !SMALL.has(word));
    const isFor = (one: UnderstoodInterest) => {
      const hindrance = hindranceOf(one, need.circumstances);
      if (hindrance === "reading") return HEARD.includes(idea.kind) || isMeant(idea, need);
      if (one.isWatched && isForPlayers(idea)) return false;
      if (isTiedToNeighbour(idea, one) || isForMissingAnimal(idea, one, need)) return false;
      return (
        (!one.isPast && hindrance === null) || isMeant(idea, need) || isRemembrance(idea, need)
      );
    };
    if (idea.reasons[ANY])
      return madeFor({ idea, score: base, words }, need.interests.filter(isFor));
    if (idea.reasons[PLACE]) return madeForPlaces({ idea, score: base, words }, need);
    if (SORTS.some((sort) => idea.reasons[sort]))
      return namedFor({ idea, score: base, words }, need.interests.filter(isFor));
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
      (isGendered(idea, answers, need) ? points.gendered : 0) +
      Math.max(...answers.map((one) => widerBy(idea, one)), answers.length > 0 ? -Infinity : 0);
    return [{ idea, answers, about: null, isSafe, score: base + more, words }];
  });
}

/** Whether an idea joins an interest and how somebody is: football from bed is for who cannot play. */
const isMeant = ({ joint, reasons }: GiftIdea, { circumstances }: Need) =>
  joint === true &&
  circumstances.some(({ slugs }) => slugs.some((slug) => reasons[slug] !== undefined));

/** All that ideas are to answer: the interests, then the circumstances. */
export function saidIn({ interests, circumstances }: Need): UnderstoodInterest[] {
  return [...interests, ...circumstances];
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
function isOfSibling({ title }: GiftIdea, { text, slugs: [slug = ""], by }: UnderstoodInterest) {
  if (by !== "name") return false;
  const words = nameWords(title);
  return siblingsOf(slug, text).some((sibling) => words.includes(sibling));
}

const GENDERED =
  /\b(?:necklace|pendant|locket|earrings?|studs|bracelet|bangle|brooch|pearls?|handbag|purse|dress|skirt|lipstick|lip|perfume|bath bombs?|Sephora|Liberty|trimmer|nails?|make-up|hair|leggings|beard|shav\w+|cufflinks?|tie|braces|for (?:men|women|him|her))\b/i;

/** Whether an idea is mostly for one gender, though no interest asks for it. */
function isGendered({ title, kind }: GiftIdea, answers: UnderstoodInterest[], need: Need): boolean {
  if (answers.some((one) => need.interests.includes(one))) return false;
  const isMeant = moodsOf(need.brief.interests).some(({ kinds }) => kinds.includes(kind));
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
