import { isGrave } from "~/domain/knowledge/circumstances";
import { LOSSES } from "~/domain/knowledge/contradictions";
import { type GiftIdea, SAFE } from "~/domain/knowledge/gift-idea.schema";
import { nameOfInterest } from "~/domain/knowledge/interest-names";
import { isCalled, isWholeName, type UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { isStory } from "~/domain/knowledge/sentences/is-story";
import type { Candidate } from "./candidate";
import { isMeant, isSure } from "./certain-interests";
import { worthOfPick, worthOfSafePick } from "./embedded-picks";
import { saidIn } from "./embedded-ranking";
import { appealAt } from "./embedded-score";

/** How welcome an idea has to be at the recipient's age, of 5 (docs/ideas.md). */
const WELCOME = 4;
/** The same of an idea whose title names the interest. */
const WELCOME_BY_NAME = 3;

/** Recipients that are no person. */
const NOBODY =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|rabbits?|hamsters?|guinea pigs?|parrots?|budgies?|teams?|offices?|class(?:es)?|clubs?|company|companies|church|staff|groups?|departments?|committee|whole|everyone|everybody|guests?)\b/i;

/** What says little of a present where much is told. */
const SETTINGS = ["lifelong-friend", "long-together", "small-token", "from-the-team"];

/** In more words what is so all around somebody depends on the rest, which may say otherwise. */
const SHORT = 12;

/** What was said of which the knowledge is certain. */
export function sureOf(need: Need): UnderstoodInterest[] {
  const story = isStory(need.brief.interests) ? need.brief.interests.join(", ") : null;
  return saidIn(need).filter(
    (one) =>
      isSure(one) && !(story && need.circumstances.includes(one) && !isToldShortly(one, story)),
  );
}

/** Whether a story tells little but this: how somebody is, and not what the day is. */
function isToldShortly({ text, slugs }: UnderstoodInterest, story: string): boolean {
  const isSetting = slugs.some((slug) => SETTINGS.includes(slug));
  return !isSetting && story.includes(text) && story.split(/\s+/).length <= SHORT;
}

/** Whether somebody is told of whom nothing grave is told in sentences: these are read better by a model. */
export function isClear(need: Need): boolean {
  const { brief, circumstances, recipient, occasion } = need;
  const isBeyondWords = circumstances.some(({ slugs }) => slugs.includes("baby-loss"));
  const isGraveStory =
    isStory(brief.interests) &&
    (occasion.comfort !== null || circumstances.some((one) => isGrave(one) || isLoss(one)));
  return (
    !isBeyondWords &&
    !isGraveStory &&
    (recipient.groups.length > 0 || !NOBODY.test(brief.recipientType))
  );
}

const isLoss = ({ slugs }: UnderstoodInterest) => slugs.some((slug) => LOSSES.includes(slug));

/** What every idea has to answer, where it was said: a loss, an illness, a wheelchair. */
const graveIn = ({ circumstances }: Need) =>
  circumstances.filter((one) => isGrave(one) || isLoss(one));

/** Whether an idea is for whom it is, on a day that is sad or not: for a sad one it was written. */
function suits({ idea, answers }: Candidate, need: Need): boolean {
  const grave = graveIn(need);
  const { comfort } = need.occasion;
  const isForAnybody = idea.groups === undefined && idea.notFor === undefined;
  return (
    grave.every((one) => answers.includes(one)) &&
    (comfort === null || grave.length > 0 || idea.comfort?.includes(comfort) === true) &&
    (need.recipient.groups.length > 0 || isForAnybody)
  );
}

/** Whether an idea is for what was said and for whom it was said, however welcome it is. */
export function isFitFor(candidate: Candidate, sure: UnderstoodInterest[], need: Need): boolean {
  const { idea, answers, about, named, isSafe } = candidate;
  if (!suits(candidate, need) || !answers.every((one) => sure.includes(one))) return false;
  if (named) return answers.every((one) => isWholeName(one) || isCalled(one));
  if (about !== null || isSafe || answers.length === 0) return false;
  const [own] = Object.keys(idea.reasons).filter((slug) => slug !== SAFE);
  const isOwn = answers.some(({ slugs }) => slugs[0] === own);
  return idea.joint || isOwn || worthOfPick(idea, answers, need) > 0;
}

/** Whether what an idea answers was typed by a name that it has; of others see `isMeant`. */
export function isMeantBy(
  { idea, answers, named }: Candidate,
  need: Need,
  others: GiftIdea[] = [],
) {
  return named !== undefined || answers.every((one) => isMeant(one, idea, need, others));
}

/** Whether an idea is as welcome at the recipient's age as what is shown first has to be. */
export function isWelcome({ idea }: Candidate, { brief }: Need): boolean {
  return (appealAt(idea, brief.age) ?? 0) >= WELCOME;
}

/** Whether an idea is good enough where no better one is for the interest that its title names. */
export function isWelcomeByName({ idea, answers }: Candidate, { brief }: Need): boolean {
  const words = nameWords(idea.title);
  const [own = ""] = Object.keys(idea.reasons);
  const name = nameWords(nameOfInterest(own));
  const isNamed = name.length > 0 && name.every((word) => words.includes(word));
  const isOwn = answers.some(({ slugs }) => slugs[0] === own);
  return isNamed && isOwn && (appealAt(idea, brief.age) ?? 0) >= WELCOME_BY_NAME;
}

/** Whether editors picked a safe choice for recipients such as this one. */
export function isPickedFor({ idea, isSafe }: Candidate, need: Need): boolean {
  const isPicked = worthOfSafePick(idea, need) > 0;
  return isSafe && isPicked;
}
