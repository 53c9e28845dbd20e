import { formatDay, formatDaysLeft } from "~/domain/holidays/calendar-day";
import { ageOn, BIRTHDAY_ID } from "~/domain/holidays/holidays";
import type { Region } from "~/domain/shared/region";
import type { CardOccasion, ProfileCardDetails } from "./profile-card";

/** Occasions shown on the home page. */
const SHOWN = 4;

/** A card's occasion as displayed; `occasion` is the value to search for. */
export type NextOccasion = {
  key: string;
  cardId: string;
  name: string;
  occasion: string;
  label: string;
  when: string;
};

/** The next occasions of a user's cards, the nearest first. */
export function nextOccasions(cards: ProfileCardDetails[], region: Region): NextOccasion[] {
  return cards
    .flatMap((card) => card.occasions.map((occasion) => ({ card, occasion })))
    .sort((a, b) => a.occasion.daysLeft - b.occasion.daysLeft)
    .slice(0, SHOWN)
    .map(({ card, occasion }) => ({
      key: `${card.id} ${occasion.holidayId}`,
      cardId: card.id,
      name: card.name,
      occasion: occasion.name,
      label: labelWithAge(card, occasion),
      when: `${formatDaysLeft(occasion.daysLeft)}, ${formatDay(occasion.day, region)}`,
    }));
}

/** "Birthday (turns 63)", "Wedding day (12th anniversary)", "Christmas". */
function labelWithAge(
  { birthday }: ProfileCardDetails,
  { holidayId, label, day }: CardOccasion,
): string {
  const age = holidayId === BIRTHDAY_ID ? ageOn(birthday, day) : null;
  return age ? `${label} (turns ${age})` : label;
}
