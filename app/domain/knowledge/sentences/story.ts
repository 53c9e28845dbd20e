import type { Brief } from "~/domain/brief/brief.schema";
import {
  type Avoidances,
  conditionsIn,
  understandAvoidances,
  understandOwned,
} from "../avoidances";
import { certainNamesIn } from "../certain-names";
import type { Told } from "../circumstances";
import { isInterestName, slugsNamed } from "../interest-names";
import { type UnderstoodInterest, understandInterest } from "../interests";
import { areOnlyPlaces } from "../mentioned-things";
import { isNoHomeIn, mentionsIn } from "../mentions";
import { nameWords } from "../names";
import { A_SORT_OF } from "../phrases";
import { understandRecipient } from "../recipients";
import { eachOnce } from "../repetitions";
import { isFollowed, isPlayedByOthers } from "../watched";
import { asMeant } from "./as-meant";
import { belongingsIn } from "./belongings";
import { isThing } from "./denials";
import { doneOnce } from "./doing";
import { headlineIn, isAnimal, isOfItsOwn } from "./headline";
import { known, liked, SHOWN_ON } from "./liked";
import { type Statement, statementsIn } from "./statements";
import { isSaidToBeLiked } from "./unknown-names";

/** What a story tells: interests, what is to be avoided, and the clauses in which circumstances may be named. */
export type Story = { interests: UnderstoodInterest[]; avoidances: Avoidances[]; told: Told[] };

const LOOKS_ON =
  /\b(?:watch(?:es|ing)?|listen(?:s|ing)?|supports?|on (?:the )?(?:tv|telly|television|radio))\b/i;
const looksOnAt = (thing: string) =>
  LOOKS_ON.test(thing) || isFollowed(thing) || isPlayedByOthers(thing);
const LACKED = /\bmiss(?:es|ing)\b/i;

/** 'Lost her job, her flat and her cat' has none of them left. */
const LOSES = /\b(?:lost|sold)\b/i;
const GOES_ON = /^(?:his|her|their) /i;

/**
 * Reads a brief's interests that were typed as sentences. Only what is said to be liked, done or missed
 * is an interest; of the rest nothing is taken, as a safe choice is better than a wrong one.
 */
export function readStory({
  interests: texts,
  recipientType,
  age,
}: Pick<Brief, "interests" | "recipientType" | "age">): Story {
  const story: Story = { interests: [], avoidances: [], told: [] };
  const { groups } = understandRecipient(recipientType);
  story.avoidances.push(belongingsIn(texts, headlineIn(texts) !== null));
  const mentioned: UnderstoodInterest[] = [];
  const unsure: UnderstoodInterest[] = [];
  const hasHeadline = headlineIn(texts) !== null;
  let isLosing = false;
  // 'A morris dancer (Cotswold)' has not been there, of 'travel (Japan)' it is said where to.
  const isExplained = (text: string) =>
    texts.some((one) => one.includes(`(${text}`)) &&
    !story.interests.every(({ slugs }) => areOnlyPlaces(slugs));
  for (const [place, statement] of statementsIn(texts.map(plainly), recipientType, age).entries()) {
    const { text, says, things, isOfOther } = statement;
    story.told.push({ text, isOfOther });
    if (!isOfOther) story.avoidances.push(conditionsIn(text));
    isLosing = LOSES.test(text) || (isLosing && GOES_ON.test(text));
    if (says !== "owned" && says !== "avoided" && !isLosing) {
      const isPast = says === "past";
      const inPassing = mentionsIn({ text, isOfOther }, groups).filter(
        (one) => !hasHeadline || isAnimal(one),
      );
      mentioned.push(...inPassing.map((one) => (isPast ? { ...one, isPast } : one)));
    }
    if (says === "owned") story.avoidances.push(understandOwned(things));
    if (says === "avoided")
      story.avoidances.push(...things.filter(isThing).map(understandAvoidances));
    const meant = asMeant(statement);
    const isDetail = hasHeadline && place > 0 && !isOfItsOwn(meant, texts);
    if (isDetail) continue;
    const said = interestsOf(meant)
      .filter(({ slugs }) => !(areOnlyPlaces(slugs) && isExplained(text)))
      .filter(({ slugs }) => slugs.length > 0 || !meant.isCut)
      .map((one) => (one.text === meant.text ? { ...one, text } : one));
    story.interests.push(...said);
    unsure.push(...said.filter((one) => isUnknown(one) && !isSaidToBeLiked(one.text, text)));
    const isRead = said.length > 0 || says === "owned" || says === "avoided";
    if (!isRead && !isOfOther) story.interests.push(...certainNamesIn(meant.text));
  }
  // Of a word that nothing is known of, nothing is made beside what is.
  const isAlone = story.interests.every(isUnknown);
  const interests = story.interests.filter((one) => isAlone || !unsure.includes(one));
  story.interests = eachOnce([...interests, ...mentioned]);
  return story;
}

const isUnknown = ({ slugs, known }: UnderstoodInterest) => slugs.length === 0 && !known;

/** The interests that a statement speaks of. */
function interestsOf({ text, says, things }: Statement): UnderstoodInterest[] {
  if (says === "listed") return things.flatMap(listed);
  if (says === "done") return things.flatMap((thing) => known(thing, text));
  if (says === "liked") {
    const place = text.search(LOOKS_ON);
    // 'Loves baking and watching quizzes' bakes.
    const isOfAll = place >= 0 && place <= text.indexOf(things[0] ?? "");
    return things.flatMap((thing) => {
      const how = {
        ...((isOfAll || looksOnAt(thing)) && { isWatched: true }),
        // 'Misses his shed' has none any more.
        ...(LACKED.test(text) && { isPast: true }),
      };
      return liked(thing, text).map((one) => ({ ...one, ...how }));
    });
  }
  if (says !== "past") return [];
  const verb = USED_TO.exec(text)?.[1] ?? "";
  const once = things.filter(isNoHomeIn(text)).flatMap((thing, place) => {
    const done = verb !== "" && place === 0 && thing.startsWith(verb) ? doneOnce(thing) : [];
    return done.length > 0 ? done : known(thing, text);
  });
  return once.map((one) => ({ ...one, text, isPast: true }));
}

const USED_TO = /\bused to (\w+)/i;
/** 'Beer i guess??' is beer: hedges at the end of a text say nothing. */
const HEDGED =
  /(?:\s+(?:mostly|mainly))?\s+(?:i guess|i think|i suppose|maybe|probably|tbh|idk|lol)[?!.]*(?=\s*(?:$|[,;.?!]))/gi;
const plainly = (text: string) =>
  text
    .replace(A_SORT_OF, "")
    .replace(HEDGED, ".")
    .replace(/ ['’]?n['’]? /gi, " and ");

const FAN =
  /^(?:big |huge |massive |lifelong |keen )*(.+?) (?:fan|fanatic|supporter|nut|addict|enthusiast)$/i;
/** Which of what was just named: 'the Islay ones that taste of smoke'. */
const WHICH_ONES = /^(?:mostly |mainly |only )?the (\S+(?: \S+)?) ones(?: .*)?$/i;

const ARTICLES =
  /^(?:(?:an?|the|some|his|her|their|total|real|proper|keen|amateur|mad|avid|huge|big|passionate|decent|home|bit of|complete|senior|junior|part-time|full-time|newly qualified|qualified) )+/i;

/** Words for people by what they do, with where: 'midwife on nights', 'blues guitarist'. */
const PERSON =
  /^((?:\S+ ){0,2}\S*(?:[a-z]{3}er|[a-z]{3}or|ist|man|men|woman|wife|nurse|chef|cook|vicar|librarian|musician|mechanic|electrician)s?)(?: (?:on|in|at|with|for|from|who|by) .*)?$/i;

/** 'Jazz trombone' is made of names alone. */
const isOfNames = (text: string) => {
  const words = nameWords(text);
  return (
    !/['’]/.test(text) && words.length === 2 && words.every((word) => slugsNamed(word).length > 0)
  );
};

/** A name that stands alone among sentences counts only if it is known, and no condition: 'Jewish family'. */
function listed(text: string): UnderstoodInterest[] {
  if (conditionsIn(text).said.length > 0) return [];
  // 'The Archers' are no archers.
  const [, which = ""] = WHICH_ONES.exec(text) ?? [];
  if (isInterestName(which)) return [understandInterest(which)];
  const plain = isInterestName(text) ? text : text.replace(ARTICLES, "").replace(SHOWN_ON, "");
  const isWatched = SHOWN_ON.test(text);
  if (isInterestName(plain) || isOfNames(plain)) {
    return [{ ...understandInterest(plain), ...(isWatched && { isWatched }) }];
  }
  const [, followed] = FAN.exec(plain) ?? [];
  if (followed !== undefined) return known(followed, text);
  const person = understandInterest(PERSON.exec(plain)?.[1] ?? "");
  return person.by === "name" ? [person] : [];
}
