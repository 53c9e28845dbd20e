import type { Brief } from "~/domain/brief/brief.schema";
import type { Kind } from "~/domain/knowledge/gift-idea.schema";
import { formatBudget, MARKETS, type Region } from "~/domain/shared/region";

/**
 * One thing that a visitor said to change about the ideas of a search: `text` in their own words,
 * `budget` in major units.
 */
export type Change =
  | { change: "budget"; budget: number }
  | { change: "age"; age: number }
  | { change: "more"; text: string }
  | { change: "less"; text: string }
  | { change: "avoid"; text: string }
  | { change: "kinds"; text: string; kinds: Kind[] }
  | { change: "special" };
/** A change as said: 'cheaper' becomes a budget once it is known what it is to be cheaper than. */
export type SaidChange = Change | { change: "cheaper" };

/** Characters of what a visitor says to change. */
export const LONGEST_CHANGE = 200;
/** Changes in force at once. */
const MOST_CHANGES = 12;

/** The label of a change: 'Up to £30', 'Less kitchen'. */
export function labelOf(change: Change, region: Region): string {
  switch (change.change) {
    case "budget":
      return `Up to ${formatBudget(change.budget, MARKETS[region].currency)}`;
    case "age":
      return `Aged ${change.age}`;
    case "more":
      return `More ${change.text}`;
    case "less":
      return `Less ${change.text}`;
    case "avoid":
      return `No ${change.text}`;
    case "kinds":
      return capitalised(change.text);
    case "special":
      return "More special";
  }
}

const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase("en-GB") + text.slice(1);

/** Adds changes to those in force: a newer budget or age replaces an older one. */
export function withChanges(known: Change[], added: Change[]): Change[] {
  const isReplaced = (old: Change) => added.some((one) => replaces(one, old));
  return [...known.filter((old) => !isReplaced(old)), ...added].slice(-MOST_CHANGES);
}

function replaces(one: Change, old: Change): boolean {
  if ("text" in one && "text" in old) return one.text.toLowerCase() === old.text.toLowerCase();
  return one.change === old.change;
}

/** What the changes in force make of a brief, and what else they ask of ideas. */
export type Changed = { brief: Brief; kinds: Kind[]; isSpecial: boolean; first: string[] };

/** Characters of what changes rule out beside the brief itself, which the newest may take: more takes long to read. */
const MOST_AVOIDED = 600;

function newest(texts: string[]): string[] {
  let left = MOST_AVOIDED;
  const first = texts.findLastIndex((text) => {
    left -= text.length;
    return left < 0;
  });
  return texts.slice(first + 1);
}

/** Applies changes in the order in which they were said. */
export function applyChanges(brief: Brief, changes: Change[]): Changed {
  const changed: Changed = { brief: { ...brief }, kinds: [], isSpecial: false, first: [] };
  for (const change of changes) {
    const { brief: now } = changed;
    if (change.change === "budget") now.budget = change.budget;
    if (change.change === "age") now.age = change.age;
    if (change.change === "special") changed.isSpecial = true;
    if (change.change === "kinds") changed.kinds.push(...change.kinds);
    if (change.change === "more") changed.first.push(change.text);
  }
  const avoided = changes.flatMap((one) =>
    one.change === "less" || one.change === "avoid" ? [one.text] : [],
  );
  changed.brief.avoid = [brief.avoid, ...newest(avoided)].filter((text) => text !== "").join(", ");
  const isFirst = (interest: string) =>
    changed.first.some((text) => text.toLowerCase() === interest.toLowerCase());
  changed.brief.interests = [
    ...changed.first,
    ...brief.interests.filter((interest) => !isFirst(interest)),
  ];
  return changed;
}

const CHEAPER_BY = 0.6;

/**
 * The budget for 'Something cheaper' in major units: 60 % of the current budget, or of the median
 * of the prices shown if there is no budget. Null if neither is known.
 */
export function cheaperBudget(budget: number, prices: number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const from = budget > 0 ? budget : middle;
  return from === undefined ? null : Math.max(1, Math.floor(from * CHEAPER_BY));
}
