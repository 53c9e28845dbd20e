import { understandInterests } from "../interest-lists";

const LIST = /\(([^()]*,[^()]*)\)/g;

/**
 * A text without a list in brackets, then those of the list that are known: 'westerns (John Wayne, Shane)' is westerns and
 * John Wayne. What explains is none of it: 'yo-yos (like competition, 1A tricks)'.
 */
export function openBrackets(text: string): string[] {
  const lists = [...text.matchAll(LIST)].map(([, list = ""]) => list);
  if (lists.length === 0) return [text];
  const outside = text.replace(LIST, " ").replace(/\s+/g, " ").trim();
  const inside = lists.flatMap((list) => list.split(",")).map((part) => part.trim());
  return [outside, ...inside.filter(isKnown)].filter((part) => part !== "");
}

const isKnown = (text: string) => understandInterests(text).every(({ by }) => by === "name");
