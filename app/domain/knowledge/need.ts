import type { ToldBrief } from "~/domain/brief/told";
import { ageMeant } from "~/domain/brief/unknown-age";
import { fewKept } from "~/lib/few-kept";
import { type Avoidances, avoidedIn, joinAvoidances, understandAvoidances } from "./avoidances";
import { besideHobbies } from "./avoiding/beside-hobbies";
import { withoutStuff } from "./avoiding/no-stuff";
import { besideInterests, joinInterest } from "./beside-interests";
import { isOutgrown, meantAt } from "./child-interests";
import { circumstancesIn, ruledOutIn } from "./circumstances";
import { concerns, isLongRetired, isOfWork } from "./concerns";
import { LOSSES } from "./contradictions";
import { OBJECTS } from "./gift-idea.schema";
import { namesWithin, understandInterests } from "./interest-lists";
import type { UnderstoodInterest } from "./interests";
import { withNamesWhereSaid } from "./names-where-said";
import { plainDay, type UnderstoodOccasion, understandOccasion } from "./occasions";
import { phrasesOf } from "./phrases";
import { personIn, type Recipient, understandRecipient } from "./recipients";
import { meantIn } from "./regional-words";
import { withoutRepetitions, withoutShared, withoutTools } from "./repetitions";
import { withTeams } from "./sentences/american-teams";
import { understandMeant } from "./sentences/as-meant";
import { withoutCallings } from "./sentences/called-for";
import { withClubs } from "./sentences/clubs";
import { withoutContrasts } from "./sentences/contrasts";
import { deniedIn } from "./sentences/denials";
import { doneIn } from "./sentences/doing";
import { withEndings } from "./sentences/dropped-letters";
import { withoutFigures } from "./sentences/figures-of-speech";
import { withoutGivenUp } from "./sentences/given-up";
import { listsDetails, openColon } from "./sentences/headline";
import { openBrackets } from "./sentences/in-brackets";
import { withoutInitialStops } from "./sentences/initials";
import { isStory } from "./sentences/is-story";
import { spreadDislikes } from "./sentences/spread-dislikes";
import { readStory } from "./sentences/story";
import { withoutTitles } from "./sentences/titles";
import { untoldOf, withoutUnspoken, withoutUntold } from "./sentences/unspoken";
import { writtenOut } from "./sentences/written-out";
import { withoutSympathy } from "./sorrows";
import { isVaguePhrase } from "./vague";
import { isLookedOnAt } from "./watched";

/**
 * A brief in the terms of the knowledge, at the age that is meant. `interests` are those that name one; `circumstances` are what
 * else is to be answered, as if it were an interest.
 */
export type Need = {
  brief: ToldBrief;
  isAgeKnown: boolean;
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
  const { region } = typed;
  const written = writtenOut(withoutInitialStops(withEndings(typed.interests)));
  const whole = withClubs(withTeams(written, region), region);
  const plain = withoutFigures(withoutContrasts(withoutCallings(whole)));
  const [avoid = ""] = withEndings([typed.avoid]);
  const brief = {
    ...typed,
    age: ageMeant(typed),
    recipientType: personIn(typed.recipientType),
    avoid,
    interests: spreadDislikes(plain),
  };
  const told = brief.told?.avoid ?? "";
  // What recipients told themselves holds beside a hobby as well.
  const own = understandAvoidances(told);
  const avoidances = [understandAvoidances(brief.avoid), { ...own, asked: [], firm: own.words }];
  const read: UnderstoodInterest[] = [];
  const meant = (one: UnderstoodInterest) => meantAt(brief.age, meantIn(brief.region, one));
  const isOfTheirAge = ({ text, slugs }: UnderstoodInterest) => !isOutgrown(text, slugs, brief.age);
  const hasDetails = listsDetails(typed.interests, brief.interests);
  const story = isStory(brief.interests) ? readStory(brief) : null;
  if (story) {
    avoidances.push(...story.avoidances);
    read.push(...story.interests.map((one) => ({ ...one, slugs: meant(one) })));
  }
  for (const text of story
    ? []
    : brief.interests.flatMap(openBrackets).flatMap(openColon).flatMap(phrasesOf)) {
    if (isVaguePhrase(text)) continue;
    const avoided = avoidedIn(text);
    if (avoided) avoidances.push(avoided.avoidances);
    const denied = deniedIn(text);
    if (denied !== null) avoidances.push({ ...understandAvoidances(""), interests: named(denied) });
    if (denied === null && !avoided?.isOnlyThat) {
      const understood = understandMeant(text).filter(({ isVague }) => !isVague);
      // 'Wheelchair user' is a condition, 'vegan' one that is an interest too.
      const isKnown = understood.some(({ slugs }) => slugs.length > 0);
      if (!isKnown && hasDetails && understood.every(({ known }) => !known)) continue;
      if (!isKnown && (avoided || circumstancesIn([text], brief.age).found.length > 0)) continue;
      read.push(
        ...understood.map((one) => ({
          ...one,
          slugs: meant(one),
          ...(isLookedOnAt(text) && { isWatched: true }),
        })),
      );
    }
  }
  const interests = withoutStuff(read, brief.avoid);
  for (const text of [typed.recipientType, brief.occasion]) {
    const avoided = avoidedIn(text);
    if (avoided) avoidances.push(avoided.avoidances);
  }
  const recipient = understandRecipient(brief.recipientType);
  const spoken = withoutTitles(story?.told ?? brief.interests, brief.interests);
  const texts = [typed.recipientType, ...spoken];
  const day = withoutSympathy(plainDay(brief.occasion), texts, brief.age);
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
      !(slugs.includes("leaving-a-job") && day.includes(text) && !isOfWork(typed.recipientType)) &&
      !(slugs.includes("baby-loss") && unmentioned.has("baby") && !day.includes(text)) &&
      !(slugs.includes("veteran") && unmentioned.has("war")) &&
      !(slugs.includes("anxiety-or-burnout") && unmentioned.has("wellness")) &&
      !(slugs.some((slug) => LOSSES.includes(slug)) && unmentioned.has("grief")) &&
      !isLongRetired(text, slugs, occasion),
  );
  const kept = withoutGivenUp(interests, all.found);
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
      .filter((one) => !joinInterest(one, kept))
      .flatMap((one) => besideInterests(one, kept))
      .map((one) => (day.includes(one.text) ? { ...one, isOfDay: true } : one)),
    ...aside.said
      .filter(({ slugs }) => slugs.some((slug) => fresh.includes(slug)))
      .map((one) => ({ ...one, isAside: true })),
  ];
  // What the recipient told only rules out: no reason may tell others of it.
  const ruledOut = [...found, ...ruling, ...circumstancesIn([told], brief.age).found];
  const wanted = joinAvoidances([...avoidances, ...ruledOut.map(ruledOutIn)]);
  const joined = besideHobbies(wanted, interests);
  // 'Golf, but no golf balls' is golf all the same.
  for (const { slugs } of interests) for (const slug of slugs) joined.interests.delete(slug);
  // Who cannot sleep is glad of what helps with it.
  if (found.some(({ slug }) => slug === "insomnia")) joined.interests.delete("sleep");
  return {
    brief,
    isAgeKnown: brief.age === typed.age,
    interests: withoutUntold(
      withoutShared(withoutRepetitions(withoutTools(withNamesWhereSaid(kept)).filter(isOfTheirAge)))
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
