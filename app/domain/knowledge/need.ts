import type { Brief } from "~/domain/brief/brief.schema";
import { type Avoidances, avoidedIn, joinAvoidances, understandAvoidances } from "./avoidances";
import { meantAt } from "./child-interests";
import { type UnderstoodInterest, understandInterests } from "./interests";
import { type UnderstoodOccasion, understandOccasion } from "./occasions";
import { type Recipient, understandRecipient } from "./recipients";
import { isVaguePhrase } from "./vague";

/** A brief in the terms of the knowledge. `interests` are those that name one. */
export type Need = {
  brief: Brief;
  interests: UnderstoodInterest[];
  recipient: Recipient;
  occasion: UnderstoodOccasion;
  avoidances: Avoidances;
};

/**
 * Translates a brief into the terms of the knowledge. What is to be avoided is read from every text:
 * people write 'no alcohol' among the interests and 'my vegan sister' as the recipient.
 */
export function understandBrief(brief: Brief): Need {
  const avoidances = [understandAvoidances(brief.avoid)];
  const interests: UnderstoodInterest[] = [];
  for (const text of brief.interests) {
    if (isVaguePhrase(text)) continue;
    const avoided = avoidedIn(text);
    if (avoided) avoidances.push(avoided.avoidances);
    if (!avoided?.isOnlyThat) {
      const understood = understandInterests(text).filter(({ isVague }) => !isVague);
      // 'Wheelchair user' is a condition, 'vegan' one that is an interest too.
      if (avoided && understood.every(({ slugs }) => slugs.length === 0)) continue;
      interests.push(
        ...understood.map((one) => ({ ...one, slugs: meantAt(brief.age, one.slugs) })),
      );
    }
  }
  for (const text of [brief.recipientType, brief.occasion]) {
    const avoided = avoidedIn(text);
    if (avoided) avoidances.push(avoided.avoidances);
  }
  return {
    brief,
    interests,
    recipient: understandRecipient(brief.recipientType),
    occasion: understandOccasion(brief.occasion, brief.recipientType),
    avoidances: joinAvoidances(avoidances),
  };
}
