import { understandInterests } from "../interest-lists";
import { isInterestName } from "../interest-names";
import type { UnderstoodInterest } from "../interests";
import { areOnlyPlaces } from "../mentioned-things";
import { PREPOSITIONS, unmeantIn } from "./meant-names";
import { idleVerbsIn } from "./meant-verbs";
import type { Statement } from "./statements";
import { wordsIn } from "./words";

/**
 * A statement without the words that name interests elsewhere and are no pastime here ('a view of the bridge', 'runs the
 * office'), and whether any were left out. What is owned or to be avoided stays as it is.
 */
export function asMeant(said: Statement): Statement & { isCut: boolean } {
  if (said.says === "owned" || said.says === "avoided") return { ...said, isCut: false };
  const unmeant = wordsUnmeantIn(said.text);
  if (unmeant === null) return { ...said, isCut: false };
  const things = said.things
    .map((thing) => without(thing, unmeant))
    .filter((thing) => thing !== "");
  return { ...said, text: without(said.text, unmeant), things, isCut: true };
}

const SHORTEST_SAID = 3;

/** 'Has Chicago and Tokyo memorized' of maps: whoever knows a place by heart may never have been there. */
const KNOWN_BY_HEART = /^(?:has|knows) .+ (?:memori[sz]ed|(?:off )?by heart)$/i;
const isNoPlace = ({ slugs }: UnderstoodInterest) => slugs.length > 0 && !areOnlyPlaces(slugs);

/** What a phrase of a list means, which may be half a sentence: 'climbing the walls' is no climbing. */
export function understandMeant(text: string): UnderstoodInterest[] {
  if (KNOWN_BY_HEART.test(text)) return understandInterests(text).filter(isNoPlace);
  const isShort = text.trim().split(/\s+/).length < SHORTEST_SAID;
  if (isShort || isInterestName(text)) return understandInterests(text);
  const unmeant = wordsUnmeantIn(text);
  if (unmeant === null) return understandInterests(text);
  const left = without(text, unmeant);
  return left === "" ? [] : understandInterests(left).filter(({ slugs }) => slugs.length > 0);
}

type Unmeant = { things: Set<string>; verbs: Set<string> };

/** The words of a text that name interests elsewhere; null if there are none. */
function wordsUnmeantIn(text: string): Unmeant | null {
  const [things, verbs] = [unmeantIn(text), idleVerbsIn(text)];
  return things.size + verbs.size > 0 ? { things, verbs } : null;
}

/** What is left at the end of a text when a word is gone: 'cooking for'. */
const LEFT_OVER =
  /(?: (?:for|of|in|on|at|with|by|to|from|like|as|the|an?|and|or|not|his|her|their)){1,4}$/i;

const ARTICLE = /^(?:the|an?)$/i;

/** A text without some words, given as keys; with a thing goes where it is: 'a swing in the garden'. */
function without(text: string, { things, verbs }: Unmeant): string {
  const words = text.split(/\s+/).map((typed) => ({ typed, word: wordsIn(typed)[0] }));
  const kept: string[] = [];
  for (const [place, { typed, word }] of words.entries()) {
    const next = words[place + 1]?.word?.raw ?? "";
    if (things.has(word?.key ?? "") && PREPOSITIONS.has(next)) break;
    const isCut = things.has(word?.key ?? "") || verbs.has(word?.key ?? "");
    if (!isCut) kept.push(typed);
    // 'The record office' is no Office.
    else if (next !== "" && ARTICLE.test(kept.at(-1) ?? "")) kept.pop();
  }
  return kept.join(" ").replace(LEFT_OVER, "");
}
