import type { Brief } from "~/domain/brief/brief.schema";
import { type UnderstoodInterest, understandInterest } from "./embedded-interests";
import { type UnderstoodOccasion, understandOccasion } from "./embedded-occasions";
import { type Recipient, understandRecipient } from "./embedded-recipients";
import type { GiftIdea } from "./knowledge/knowledge.schema";

/** A brief in the terms of the knowledge base. */
export type Need = {
  brief: Brief;
  interests: UnderstoodInterest[];
  recipient: Recipient;
  occasion: UnderstoodOccasion;
};

/** Translates a brief's interests, recipient and occasion into the terms of the knowledge base. */
export function understandBrief(brief: Brief): Need {
  return {
    brief,
    interests: brief.interests.map(understandInterest),
    recipient: understandRecipient(brief.recipientType),
    occasion: understandOccasion(brief.occasion, brief.recipientType),
  };
}

/** The minimum age in years for presents with alcohol. */
const drinkingAge = { UK: 18, USA: 21 } as const;

/** An idea's typical price band in the currency of the brief's region, in major units. */
export function bandOf(idea: GiftIdea, brief: Brief): [number, number] {
  return brief.region === "UK" ? idea.band.gbp : idea.band.usd;
}

/** Whether an idea may be suggested at all, whatever its score. */
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

/** Ideas for partners and couples are not for anyone else. */
function suitsRelationship(idea: GiftIdea, { groups }: Recipient): boolean {
  const intimate =
    idea.groups.length > 0 &&
    idea.groups.every((group) => group === "partner" || group === "couple");
  return !intimate || groups.includes("partner") || groups.includes("couple");
}
