import type { ToldBrief } from "~/domain/brief/told";
import { fewKept } from "~/lib/few-kept";
import { type Avoidances, avoidedIn, joinAvoidances, understandAvoidances } from "./avoidances";
import { isOutgrown, meantAt } from "./child-interests";
import { circumstancesIn, isGrave, ruledOutIn } from "./circumstances";
import { concerns, isLongRetired } from "./concerns";
import { LOSSES } from "./contradictions";
import { OBJECTS } from "./gift-idea.schema";
import { namesWithin, understandInterests } from "./interest-lists";
import type { UnderstoodInterest } from "./interests";
import { type UnderstoodOccasion, understandOccasion } from "./occasions";
import { phrasesOf } from "./phrases";
import { type Recipient, understandRecipient } from "./recipients";
import { meantIn } from "./regional-words";
import { withoutRepetitions, withoutShared } from "./repetitions";
import { withTeams } from "./sentences/american-teams";
import { deniedIn } from "./sentences/denials";
import { doneIn } from "./sentences/doing";
import { withoutFigures } from "./sentences/figures-of-speech";
import { withoutGivenUp } from "./sentences/given-up";
import { openBrackets } from "./sentences/in-brackets";
import { withoutInitialStops } from "./sentences/initials";
import { isStory } from "./sentences/is-story";
import { spreadDislikes } from "./sentences/spread-dislikes";
import { readStory } from "./sentences/story";
import { untoldOf, withoutUnspoken, withoutUntold } from "./sentences/unspoken";
import { withoutSympathy } from "./sorrows";
import { isVaguePhrase } from "./vague";
import { isLookedOnAt } from "./watched";

/**
 * A brief in the terms of the knowledge. `interests` are those that name one; `circumstances` are what
 * else is to be answered, as if it were an interest.
 */
export type Need = {
  brief: ToldBrief;
  interests: UnderstoodInterest[];
  circumstances: UnderstoodInterest[];
  recipient: Recipient;
  occasion: UnderstoodOccasion;
  avoidances: Avoidances;
};

/** More than anybody types; each is looked for in the database. */
const MOST_INTERESTS = 16;
/** Of one search: a brief is read again for the products of each idea, and at each view. */
const MOST_KEPT = 20;
const needs = fewKept(MOST_KEPT, (brief: string) => readBrief(JSON.parse(brief)));

/**
 * Translates a brief into the terms of the knowledge. What is to be avoided is read from every text:
 * people write 'no alcohol' among the interests and 'my vegan sister' as the recipient. Nobody may change what is
 * returned: it is kept for who asks for the same brief next.
 */
export const understandBrief = (brief: ToldBrief): Need => needs.read(JSON.stringify(brief));

function readBrief(typed: ToldBrief): Need {
  const plain = withoutFigures(withTeams(withoutInitialStops(typed.interests), typed.region));
  const brief = { ...typed, interests: spreadDislikes(plain) };
  const told = brief.told?.avoid ?? "";
  const avoidances = [understandAvoidances(brief.avoid), understandAvoidances(told)];
  const interests: UnderstoodInterest[] = [];
  const meant = (one: UnderstoodInterest) => meantAt(brief.age, meantIn(brief.region, one));
  const isOfTheirAge = ({ text, slugs }: UnderstoodInterest) => !isOutgrown(text, slugs, brief.age);
  const story = isStory(brief.interests) ? readStory(brief) : null;
  if (story) {
    avoidances.push(...story.avoidances);
    interests.push(...story.interests.map((one) => ({ ...one, slugs: meant(one) })));
  }
  for (const text of story ? [] : brief.interests.flatMap(openBrackets).flatMap(phrasesOf)) {
    if (isVaguePhrase(text)) continue;
    const avoided = avoidedIn(text);
    if (avoided) avoidances.push(avoided.avoidances);
    const denied = deniedIn(text);
    if (denied !== null) avoidances.push({ ...understandAvoidances(""), interests: named(denied) });
    if (denied === null && !avoided?.isOnlyThat) {
      const understood = understandInterests(text).filter(({ isVague }) => !isVague);
      // 'Wheelchair user' is a condition, 'vegan' one that is an interest too.
      const isKnown = understood.some(({ slugs }) => slugs.length > 0);
      if (!isKnown && (avoided || circumstancesIn([text], brief.age).found.length > 0)) continue;
      interests.push(
        ...understood.map((one) => ({
          ...one,
          slugs: meant(one),
          ...(isLookedOnAt(text) && { isWatched: true }),
        })),
      );
    }
  }
  for (const text of [brief.recipientType, brief.occasion]) {
    const avoided = avoidedIn(text);
    if (avoided) avoidances.push(avoided.avoidances);
  }
  const recipient = understandRecipient(brief.recipientType);
  const texts = [brief.recipientType, ...(story?.told ?? brief.interests)];
  const day = withoutSympathy(brief.occasion, texts, brief.age);
  const occasion = understandOccasion(day, brief.recipientType);
  const all = circumstancesIn([day, ...texts], brief.age, brief.recipientType);
  const unmentioned = joinAvoidances(avoidances).words;
  const setting = {
    recipient,
    called: brief.recipientType,
    age: brief.age,
    occasion,
    found: all.found,
  };
  const clauses = story?.told.map(({ text }) => text) ?? brief.interests;
  avoidances.push(understandAvoidances(untoldOf(clauses)));
  const said = withoutUnspoken(all.said, clauses, brief.avoid).filter(
    ({ text, slugs }) =>
      slugs.every((slug) => concerns(slug, setting)) &&
      !(slugs.includes("baby-loss") && unmentioned.has("baby")) &&
      !(slugs.includes("veteran") && unmentioned.has("war")) &&
      !isLongRetired(text, slugs, occasion),
  );
  const found = all.found.filter(({ slug }) => concerns(slug, setting));
  // Of what is to be avoided only what rules something out counts, once.
  const aside = circumstancesIn([brief.avoid], brief.age);
  const ruling = aside.found.filter(({ rules }) => rules.length > 0);
  // What is to be avoided is no ground for a present, unless it is presents that stay.
  const fresh = ruling
    .filter((one) => one.rules.includes(OBJECTS) && !found.includes(one))
    .map(({ slug }) => slug);
  const circumstances = [
    ...said
      .filter((one) => !joinInterest(one, interests))
      .flatMap((one) => besideInterests(one, interests)),
    ...aside.said
      .filter(({ slugs }) => slugs.some((slug) => fresh.includes(slug)))
      .map((one) => ({ ...one, isAside: true })),
  ];
  // What the recipient told only rules out: no reason may tell others of it.
  const ruledOut = [...found, ...ruling, ...circumstancesIn([told], brief.age).found];
  const joined = joinAvoidances([...avoidances, ...ruledOut.map(ruledOutIn)]);
  // 'Golf, but no golf balls' is golf all the same.
  for (const { slugs } of interests) for (const slug of slugs) joined.interests.delete(slug);
  // Who cannot sleep is glad of what helps with it.
  if (found.some(({ slug }) => slug === "insomnia")) joined.interests.delete("sleep");
  return {
    brief,
    interests: withoutUntold(
      withoutShared(withoutRepetitions(withoutGivenUp(interests, all.found).filter(isOfTheirAge)))
        .slice(0, MOST_INTERESTS)
        .map((one) => withoutNames(one, joined)),
      clauses,
    ),
    circumstances,
    recipient,
    occasion,
    avoidances: joined,
  };
}

/** The interests that a phrase names which somebody has nothing of: 'walk far', 'reading small print'. */
function named(text: string): Set<string> {
  const understood = [...doneIn(text), ...understandInterests(text)];
  return new Set([...understood.flatMap(({ slugs }) => slugs), ...namesWithin(text)]);
}

/** An interest without the names that are to be avoided: 'football, but not Arsenal'. */
function withoutNames(one: UnderstoodInterest, { names }: Avoidances): UnderstoodInterest {
  if (!one.known?.some(({ name }) => names.has(name))) return one;
  return { ...one, known: one.known.filter(({ name }) => !names.has(name)) };
}

/** What says little of a present once an interest is known. */
const SETTINGS = ["lifelong-friend", "long-together", "small-token", "from-the-team"];

/**
 * A circumstance as it counts beside interests that somebody has now: one idea for it is enough, unless it
 * is a loss, or an illness beside a single interest. What it rules out is ruled out all the same.
 */
function besideInterests(
  one: UnderstoodInterest,
  interests: UnderstoodInterest[],
): UnderstoodInterest[] {
  if (!interests.some(({ slugs }) => slugs.length > 0)) {
    const { isAside: _, ...alone } = one;
    return [alone];
  }
  if (one.slugs.some((slug) => SETTINGS.includes(slug))) return [];
  const isLoss = one.slugs.some((slug) => LOSSES.includes(slug));
  const lively = interests.filter(
    ({ slugs, isPast, isAside }) => slugs.length > 0 && !isPast && !isAside,
  ).length;
  const isAside = !isLoss && (lively > 1 || (lively === 1 && !isGrave(one)));
  return [isAside ? { ...one, isAside } : one];
}

/** Adds a circumstance to the interest that was typed in the same words: 'vegan' is both. */
function joinInterest({ text, slugs }: UnderstoodInterest, interests: UnderstoodInterest[]) {
  const same = interests.find((interest) => interest.text === text);
  same?.slugs.push(...slugs);
  return same !== undefined;
}
