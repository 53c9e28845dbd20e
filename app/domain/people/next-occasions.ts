import { formatDay, formatDaysLeft } from "~/domain/holidays/calendar-day";
import { ageOn, BIRTHDAY_ID } from "~/domain/holidays/holidays";
import type { Region } from "~/domain/shared/region";
import type { CardOccasion, ProfileCardDetails } from "./profile-card";

/** Occasions shown on the home page. */
const SHOWN = 3;

/**
 * A card's occasion as displayed: "Anna's birthday, in 41 days" with "2 January 2027, turns 63";
 * `occasion` is the value to search for.
 */
export type NextOccasion = {
  key: string;
  card: { id: string; name: string };
  occasion: string;
  title: string;
  details: string;
};

/** The next occasions of a user's cards, the nearest first. */
export function nextOccasions(cards: ProfileCardDetails[], region: Region): NextOccasion[] {
  return cards
    .flatMap((card) => card.occasions.map((occasion) => ({ card, occasion })))
    .sort((a, b) => a.occasion.daysLeft - b.occasion.daysLeft)
    .slice(0, SHOWN)
    .map(({ card, occasion }) => ({
      key: `${card.id} ${occasion.holidayId}`,
      card: { id: card.id, name: card.name },
      occasion: occasion.name,
      title: `${whose(card, occasion)}, ${formatDaysLeft(occasion.daysLeft).toLowerCase()}`,
      details: [formatDay(occasion.day, region), ...yearsOf(card, occasion)].join(", "),
    }));
}

/** "Anna's birthday", "Anna's Wedding day", "Christmas for Anna". */
function whose(card: ProfileCardDetails, { holidayId, name, label }: CardOccasion): string {
  if (holidayId === BIRTHDAY_ID) return `${card.name}'s ${label.toLowerCase()}`;
  const isCustom = card.holidays.some(({ id, isCustom }) => id === holidayId && isCustom);
  return isCustom ? `${card.name}'s ${name}` : `${name} for ${card.name}`;
}

/** "turns 63", "12th anniversary", or nothing. */
function yearsOf({ birthday }: ProfileCardDetails, occasion: CardOccasion): string[] {
  const { holidayId, label, day } = occasion;
  if (holidayId !== BIRTHDAY_ID) return /\((\w+ anniversary)\)$/.exec(label)?.slice(1) ?? [];
  const age = ageOn(birthday, day);
  return age ? [`turns ${age}`] : [];
}
