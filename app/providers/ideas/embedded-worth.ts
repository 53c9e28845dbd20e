import type { Brief } from "~/domain/brief/brief.schema";
import type { GiftIdea, GiftOccasion, Group, Kind } from "~/domain/knowledge/gift-idea.schema";
import type { Need } from "~/domain/knowledge/need";
import { pricesOf } from "~/domain/knowledge/suitability";

/** What is usually spent on whom, in pounds or dollars, where a brief leaves the budget open. */
const USUAL: Record<Group, number> = {
  partner: 90,
  couple: 70,
  parent: 60,
  grandparent: 50,
  child: 45,
  sibling: 45,
  friend: 40,
  grandchild: 40,
  client: 40,
  relative: 35,
  boss: 35,
  colleague: 20,
  teacher: 20,
  neighbour: 20,
};
const USUAL_OF_ANYBODY = 40;
/** Days on which people spend more, and how much more. */
const GRAND_DAYS: GiftOccasion[] = ["wedding", "anniversary", "engagement", "retirement"];
const MORE_ON_GRAND_DAYS = 1.6;
/** How many times the usual may be spent before a product counts as too dear. */
const GENEROUS = 2.5;

/**
 * How well an idea's products use the budget, 0 to 1: of a stated one as much as may be, of an open one about what is
 * usual between the two.
 */
export function budgetUse(idea: GiftIdea, need: Need): number {
  const prices = pricesOf(idea, need.brief);
  const { budget } = need.brief;
  if (budget > 0) return Math.min(1, ((prices.at(-1) ?? 0) / budget) * 1.2);
  const usual = usuallySpent(need);
  return Math.max(
    0,
    ...prices.map((price) => Math.min(1, price / usual, (usual * GENEROUS) / price)),
  );
}

/** A budget from which on a small present disappoints, in pounds or dollars, and the share that is small. */
const LARGE = 100;
const SMALL_SHARE = 0.25;

/** Whether nothing of an idea is worth a quarter of a large budget. */
export function isSmallFor(idea: GiftIdea, brief: Brief): boolean {
  const dearest = pricesOf(idea, brief).at(-1) ?? 0;
  return brief.budget >= LARGE && dearest < SMALL_SHARE * brief.budget;
}

function usuallySpent({ recipient, occasion }: Need): number {
  const [group] = recipient.groups;
  const isGrand = occasion.occasions.some((day) => GRAND_DAYS.includes(day));
  return (group ? USUAL[group] : USUAL_OF_ANYBODY) * (isGrand ? MORE_ON_GRAND_DAYS : 1);
}

/** To whom something personal can be given, or time together. */
const NEAR: Group[] = [
  "partner",
  "parent",
  "grandparent",
  "child",
  "grandchild",
  "sibling",
  "friend",
  "couple",
];
const PERSONAL =
  /\b(?:engraved|embroidered|monogrammed|personali[sz]ed|initials?|hand-?written|handwriting|from (?:a|one|their|your) (?:own )?photo\w*|portrait|map of|for two|weekend|workshop|masterclass|tickets?|tour)\b/i;

/** Whether an idea is made for one person alone, or time together, and the recipient is near enough for it. */
export function isPersonal({ title, kind }: GiftIdea, { recipient }: Need): boolean {
  const isNear = recipient.groups.some((group) => NEAR.includes(group));
  return isNear && (kind === "outing" || kind === "keepsake" || PERSONAL.test(title));
}

const FIRST_STEPS =
  /\b(?:starter|beginners?|learn-to-\w+|first steps|for beginners|introduct(?:ion|ory))\b/i;
const IS_NEW =
  /\b(?:beginn\w+|new to|starting|started|start|wants? to|would like to|learn\w*|taken up|took up|getting into|thinking of|trying)\b/i;
/** Children are beginners at most things, and glad of a kit. */
const PRACTISED_AGE = 16;

/** Whether an idea is for first steps, where an interest is stated as one that somebody has. */
export function isBelow({ title }: GiftIdea, { brief }: Need): boolean {
  return (
    brief.age >= PRACTISED_AGE && FIRST_STEPS.test(title) && !IS_NEW.test(brief.interests.join(" "))
  );
}

/** What one person wears is no present for two. */
const WORN: Kind[] = ["clothing", "jewellery", "accessory", "sports-gear", "outdoor-gear"];

/** Whether an idea is for one person where a couple is given to. */
export function isForOne({ kind, groups }: GiftIdea, { recipient }: Need): boolean {
  return recipient.groups.includes("couple") && WORN.includes(kind) && !groups?.includes("couple");
}
