import type { Brief } from "~/domain/brief/brief.schema";
import { type UnderstoodInterest, understandInterest } from "./embedded-interests";
import { type UnderstoodOccasion, understandOccasion } from "./embedded-occasions";
import { type Recipient, understandRecipient } from "./embedded-recipients";
import type { GiftIdea } from "./knowledge/knowledge.schema";

/** A brief as the knowledge base understands it. */
export type Need = {
  brief: Brief;
  asked: UnderstoodInterest[];
  recipient: Recipient;
  occasion: UnderstoodOccasion;
};

/** Reads a brief once: interests, recipient and occasion in the terms of the knowledge base. */
export function understandBrief(brief: Brief): Need {
  return {
    brief,
    asked: brief.interests.map(understandInterest),
    recipient: understandRecipient(brief.recipientType),
    occasion: understandOccasion(brief.occasion, brief.recipientType),
  };
}

/** The age in years from which alcohol may be a present. */
const drinkingAge = { UK: 18, USA: 21 } as const;

/** An idea's typical price band in the currency of the brief's region, in major units. */
export function bandOf(idea: GiftIdea, brief: Brief): [number, number] {
  return brief.region === "UK" ? idea.band.gbp : idea.band.usd;
}

/** The rules that no wish outweighs: whether an idea may be suggested at all. */
export function isSuitable(idea: GiftIdea, need: Need): boolean {
  return (
    suitsAge(idea, need.brief) &&
    suitsOccasion(idea, need.occasion) &&
    suitsRelationship(idea, need.recipient) &&
    (need.brief.budget === 0 || bandOf(idea, need.brief)[0] <= need.brief.budget)
  );
}

function suitsAge(idea: GiftIdea, { age, region }: Brief): boolean {
  const [youngest, oldest] = idea.ages;
  if (age < youngest || age > oldest) return false;
  if (idea.avoid.includes("alcohol") && age < drinkingAge[region]) return false;
  if ((idea.avoid.includes("blade") || idea.avoid.includes("adult")) && age < 18) return false;
  return !(idea.avoid.includes("small-parts") && age < 3);
}

function suitsOccasion(idea: GiftIdea, { comfort, dry }: UnderstoodOccasion): boolean {
  if (dry && idea.avoid.includes("alcohol")) return false;
  if (comfort !== null) return idea.comfort.includes(comfort);
  const onlyForSadDays =
    idea.occasions.length > 0 &&
    idea.occasions.every((occasion) => occasion === "sympathy" || occasion === "get-well");
  return !onlyForSadDays;
}

/** What is meant for two in love is no present for a teacher, nor for somebody unknown. */
function suitsRelationship(idea: GiftIdea, { groups }: Recipient): boolean {
  const intimate =
    idea.groups.length > 0 &&
    idea.groups.every((group) => group === "partner" || group === "couple");
  return !intimate || groups.includes("partner") || groups.includes("couple");
}
