import type { Day } from "~/domain/holidays/calendar-day";

/** Bounds of cards: characters, days, and how many a user may keep. */
export const CARD_LIMITS = {
  text: 80,
  interests: 400,
  reminderDays: 90,
  cards: 200,
  customHolidays: 50,
} as const;

/** What the form for a new card starts with. */
export const USUAL_REMINDER_DAYS = 7;

/** A holiday of a card as the API gives it; `date` is the given one, or the next of a global one. */
export type CardHoliday = {
  id: string;
  name: string;
  date: Day;
  isSelected: boolean;
  isCustom: boolean;
  isGlobal: boolean;
  isRecurring: boolean;
  isOriginDate: boolean;
  reminderDaysBefore: number | null;
};

/** Somebody a user gives to (product specification, section 3); `birthday` as in `isBirthday`. */
export type ProfileCard = {
  id: string;
  name: string;
  relationship: string;
  birthday: string;
  interests: string;
  holidays: CardHoliday[];
  emailRemindersEnabled: boolean;
};

/** A selected holiday's next day; `said` has the anniversary: "Wedding day (12th anniversary)". */
export type CardOccasion = {
  holidayId: string;
  name: string;
  said: string;
  day: Day;
  daysLeft: number;
};

/** A gift that was given before, so it is not suggested again. */
export type GivenGift = { title: string; occasion: string | null; givenOn: Day | null };

/** A card as the screens show it. */
export type ProfileCardDetails = ProfileCard & {
  age: number | null;
  /** The selected holidays that are still to come, the nearest first. */
  occasions: CardOccasion[];
  given: GivenGift[];
};

/** A card as the list shows it: its holidays are read where it is edited. */
export type ListedProfileCard = Omit<ProfileCardDetails, "holidays">;

/** The API's shape of a card. */
export function toWireCard({
  age: _,
  occasions: __,
  given: ___,
  ...card
}: ProfileCardDetails): ProfileCard {
  return card;
}

/** "Anna - Mother": how a card is named wherever a gift is kept for it. */
export const nameOfCard = ({ name, relationship }: Pick<ProfileCard, "name" | "relationship">) =>
  `${name} - ${relationship}`;

/** What was just done, as the list says it (`?done=`). */
export const CARD_NEWS = {
  added: "Profile card added.",
  saved: "Profile card saved.",
  deleted: "Profile card deleted.",
  imported: "The people you chose were added.",
} as const;
export const isCardNews = (news: string | null): news is keyof typeof CARD_NEWS =>
  news !== null && Object.hasOwn(CARD_NEWS, news);
