import type { Brief } from "~/domain/brief/brief.schema";
import { type Avoidances, conditionsIn, understandAvoidances, understandOwned } from "./avoidances";
import type { Told } from "./circumstances";
import { namesWithin, type UnderstoodInterest, understandInterest } from "./interests";
import { nameKey } from "./names";
import { statementsIn } from "./statements";
import { isVaguePhrase, isVagueSentence } from "./vague";

/** What a story tells: interests, what is to be avoided, and the clauses in which circumstances may be named. */
export type Story = { interests: UnderstoodInterest[]; avoidances: Avoidances[]; told: Told[] };

const MOST_NAMES = 2;

/**
 * Reads a brief's interests that were typed as sentences. Only what is said to be liked, done or missed
 * is an interest; of the rest nothing is taken, as a safe choice is better than a wrong one.
 */
export function readStory({
  interests: texts,
  recipientType,
}: Pick<Brief, "interests" | "recipientType">): Story {
  const story: Story = { interests: [], avoidances: [], told: [] };
  for (const { text, says, things, isOfOther } of statementsIn(texts, recipientType)) {
    story.told.push({ text, isOfOther });
    if (!isOfOther) story.avoidances.push(conditionsIn(text));
    if (says === "owned") story.avoidances.push(understandOwned(things));
    if (says === "avoided") story.avoidances.push(...things.map(understandAvoidances));
    if (says === "listed") story.interests.push(...things.flatMap(listed));
    if (says === "liked") story.interests.push(...things.flatMap(liked));
    if (says === "past") {
      const known = things.flatMap(liked).filter(({ slugs }) => slugs.length > 0);
      story.interests.push(...known.map((one) => ({ ...one, text, isPast: true })));
    }
  }
  story.interests = withoutRepetitions(story.interests);
  return story;
}

/** A name that stands alone among sentences counts only if it is known. */
function listed(text: string): UnderstoodInterest[] {
  const one = understandInterest(text);
  return one.by === "name" || one.by === "near" ? [one] : [];
}

function liked(text: string): UnderstoodInterest[] {
  if (isVaguePhrase(text)) return [];
  const one = understandInterest(text);
  if (one.slugs.length > 0) return [one];
  const slugs = namesWithin(text).slice(0, MOST_NAMES);
  if (slugs.length > 0) return [{ text, slugs, by: "name", isVague: false }];
  return isName(text) ? [{ ...one, isVague: false }] : [];
}

/** What is done by everybody, and no pastime. */
const COMMON_DOING =
  /^(?:being|going|getting|having|seeing|hearing|doing|taking|making|resting|sitting|sleeping|eating|talking|pottering|keeping|looking|staying|spending|helping|coming|putting|trying|working|meeting|chatting|nothing|something|anything|everything)\b/i;
const OF_A_PASTIME = /(?:ing|logy|graphy|craft|work|ism|nautics|urgy)$/i;
const MOST_WORDS = 3;

/** Whether a phrase that no interest goes by is most likely the name of a pastime, a work or a star. */
function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS || COMMON_DOING.test(text) || isVagueSentence(text)) return false;
  return (
    words.some((word) => OF_A_PASTIME.test(word)) || words.every((word) => /^[A-Z]/.test(word))
  );
}

function withoutRepetitions(interests: UnderstoodInterest[]): UnderstoodInterest[] {
  const seen = new Set<string>();
  return interests.filter(({ text, slugs }) => {
    const key = slugs.join() || nameKey(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
