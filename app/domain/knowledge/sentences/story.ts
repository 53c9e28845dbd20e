import type { Brief } from "~/domain/brief/brief.schema";
import {
  type Avoidances,
  conditionsIn,
  understandAvoidances,
  understandOwned,
} from "../avoidances";
import { certainNamesIn } from "../certain-names";
import type { Told } from "../circumstances";
import { clubIn, namedWithin, namesWithin } from "../interest-lists";
import { isInterestName, slugsNamed } from "../interest-names";
import { type UnderstoodInterest, understandInterest } from "../interests";
import { mentionsIn } from "../mentions";
import { nameWords } from "../names";
import { A_SORT_OF } from "../phrases";
import { understandRecipient } from "../recipients";
import { eachOnce } from "../repetitions";
import { isVaguePhrase, isVagueSentence } from "../vague";
import { isThing } from "./denials";
import { craftOf, doneIn, doneOnce } from "./doing";
import { statementsIn } from "./statements";

/** What a story tells: interests, what is to be avoided, and the clauses in which circumstances may be named. */
export type Story = { interests: UnderstoodInterest[]; avoidances: Avoidances[]; told: Told[] };

const LOOKS_ON =
  /\b(?:watch(?:es|ing)?|listen(?:s|ing)?|supports?|on (?:the )?(?:tv|telly|television|radio))\b/i;
/** What others play to somebody: 'likes a brass band'. */
const PLAYED = /^an? (?:\w+ )*(?:bands?|choirs?|orchestras?|organs?|pipes|operas?)$/i;
const LACKED = /\bmiss(?:es|ing)\b/i;
const MOST_NAMES = 2;
/** What a sentence is only about if it names nothing narrower: 'old John Wayne films'. */
const WIDE = new Set(["film", "music", "reading", "sport", "television", "travel", "art", "food"]);

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
  const mentioned: UnderstoodInterest[] = [];
  for (const { text, says, things, isOfOther } of statementsIn(
    texts.map(plainly),
    recipientType,
    age,
  )) {
    const before = story.interests.length;
    story.told.push({ text, isOfOther });
    if (!isOfOther) story.avoidances.push(conditionsIn(text));
    if (says !== "owned" && says !== "avoided") {
      const isPast = says === "past";
      const inPassing = mentionsIn({ text, isOfOther }, groups);
      mentioned.push(...inPassing.map((one) => (isPast ? { ...one, isPast } : one)));
    }
    if (says === "owned") story.avoidances.push(understandOwned(things));
    if (says === "avoided")
      story.avoidances.push(...things.filter(isThing).map(understandAvoidances));
    if (says === "listed") story.interests.push(...things.flatMap(listed));
    if (says === "liked") {
      const place = text.search(LOOKS_ON);
      // 'Loves baking and watching quizzes' bakes.
      const isOfAll = place >= 0 && place <= text.indexOf(things[0] ?? "");
      for (const thing of things) {
        const how = {
          ...((isOfAll || LOOKS_ON.test(thing) || PLAYED.test(thing)) && { isWatched: true }),
          // 'Misses his shed' has none any more.
          ...(LACKED.test(text) && { isPast: true }),
        };
        story.interests.push(...liked(thing, text).map((one) => ({ ...one, ...how })));
      }
    }
    if (says === "done") {
      story.interests.push(...things.flatMap((thing) => known(thing, text)));
    }
    if (says === "past") {
      const verb = USED_TO.exec(text)?.[1] ?? "";
      const once = things.flatMap((thing, place) => {
        const done = verb !== "" && place === 0 && thing.startsWith(verb) ? doneOnce(thing) : [];
        return done.length > 0 ? done : known(thing, text);
      });
      story.interests.push(...once.map((one) => ({ ...one, text, isPast: true })));
    }
    const isRead = story.interests.length > before || says === "owned" || says === "avoided";
    if (!isRead && !isOfOther) story.interests.push(...certainNamesIn(text));
  }
  story.interests = eachOnce([...story.interests, ...mentioned]);
  return story;
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
const SHOWN_ON = /\s+on (?:the )?(?:tv|telly|television|radio)$/i;

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
  const plain = text.replace(ARTICLES, "").replace(SHOWN_ON, "");
  const isWatched = SHOWN_ON.test(text);
  if (isInterestName(plain) || isOfNames(plain)) {
    return [{ ...understandInterest(plain), ...(isWatched && { isWatched }) }];
  }
  const [, followed] = FAN.exec(plain) ?? [];
  if (followed !== undefined) return known(followed, text);
  const person = understandInterest(PERSON.exec(plain)?.[1] ?? "");
  return person.by === "name" ? [person] : [];
}

/** What of a thing is known for an interest. */
const known = (text: string, clause: string) =>
  liked(text, clause).filter(({ slugs }) => slugs.length > 0);

function liked(named: string, clause: string): UnderstoodInterest[] {
  const text = named.replace(SHOWN_ON, "");
  if (isVaguePhrase(text) || BARE.test(text)) return [];
  // 'Knows everything about lifts' names a thing, and nobody who lifts.
  const isAbout = clause.toLowerCase().includes(` about ${text.toLowerCase()}`);
  const done = isAbout ? [] : doneIn(text);
  if (done.length > 0) return done;
  const one = understandInterest(text, !clause.startsWith(text));
  if (one.slugs.length > 0) return [one];
  // 'Watches the snooker' is about no watches.
  const names = namesWithin(text.replace(SEEN, "").replace(ASIDE, ""));
  const narrow = names.filter((slug) => !WIDE.has(slug));
  const slugs = (narrow.length > 0 ? narrow : names).slice(0, MOST_NAMES);
  if (slugs.length > 0) return [namedWithin(text, slugs)];
  const crafted = craftOf(text);
  if (crafted.length > 0) return crafted;
  const club = clubIn(text);
  if (club) return [club];
  const [, played] = PRACTISED.exec(text) ?? [];
  const name = played ?? text;
  return played !== undefined || isName(text, clause) ? unknown(name) : [];
}

function unknown(text: string): UnderstoodInterest[] {
  const isPlain = text.split(/\s+/).length <= MOST_WORDS && !isVagueSentence(text);
  return isPlain ? [{ text, slugs: [], by: null, isVague: false }] : [];
}

/** Whoever does this to a thing has it for a pastime, whatever it is. */
const PRACTISED =
  /^(?:plays?|collects?|practi[sc]es|breeds|restores|studies) (?!with )(?:the |an? |old |rare |vintage )*(.+)$/i;

/** A verb whose thing is gone: 'watches every inning'. */
const BARE =
  /^(?:watches|plays|follows|makes|keeps|goes|does|collects|games|streams|turns|builds)$/i;
/** What is done by everybody, and no pastime. */
const COMMON_DOING =
  /^(?:being|going|getting|having|seeing|hearing|doing|taking|making|resting|sitting|sleeping|eating|talking|pottering|keeping|looking|staying|spending|helping|coming|putting|trying|working|meeting|chatting|nothing|something|anything|everything)\b/i;
const SEEN =
  /^(?:watches|follows|keeps|makes|does|plays|collects|goes|trains|games|crafts|spins) /i;
/** From whom or with what: 'writes down dialect words off farmers' is about no farming. */
const ASIDE = /(?<=\S+ \S+) (?:off|from|with|by) .*$/i;
const OF_A_PASTIME = /(?:ing|logy|graphy|craft|work|ism|nautics|urgy)$/i;
const MOST_WORDS = 3;

/** Whether a phrase that no interest goes by is most likely the name of a pastime, a work or a star. */
function isName(text: string, clause: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS || COMMON_DOING.test(text) || isVagueSentence(text)) return false;
  return (
    words.some((word) => OF_A_PASTIME.test(word)) ||
    words.every((word) => /^[A-Z]/.test(word) && !clause.startsWith(word))
  );
}
