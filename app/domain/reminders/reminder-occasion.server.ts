import { formatWeekday } from "~/domain/holidays/calendar-day";
import {
  ageOn,
  anniversaryOn,
  BIRTHDAY_ID,
  globalHolidays,
  nameWithAnniversary,
} from "~/domain/holidays/holidays";
import { BIRTH } from "~/domain/shared/birth";
import type { DueReminder } from "./due-reminders.server";

/** Characters. A longer text stays out of the address: whoever is logged in has it from the card. */
const MOST_IN_ADDRESS = 200;

const isShort = (text: string) => text.length > 0 && text.length <= MOST_IN_ADDRESS;

/** The text of an occasion in a reminder, and the link to a prefilled search. */
export function describeOccasion({ card, facts, holidayId, day }: DueReminder, origin: string) {
  const custom = facts.customs.find(({ id }) => id === holidayId);
  const isBirthday = holidayId === BIRTHDAY_ID;
  const global = globalHolidays(facts.owner.region).find(({ id }) => id === holidayId);
  const isBirth = isBirthday && day === card.birthday;
  const birthday = isBirth ? BIRTH.label : "Birthday";
  const plain = isBirthday ? birthday : (custom?.name ?? global?.name ?? holidayId);
  const anniversary = custom?.isOriginDate ? anniversaryOn(custom.date, day) : null;
  const age = ageOn(card.birthday, day);
  const prefilled = new URLSearchParams({
    recipientType: card.relationship,
    occasion: isBirth ? BIRTH.name : plain,
    ...(age === null ? {} : { age: String(age) }),
    ...(isShort(card.interests) ? { interests: card.interests } : {}),
    ...(isShort(card.avoid) ? { avoid: card.avoid } : {}),
    card: card.id,
  });
  return {
    cardName: card.name,
    name: nameWithAnniversary(plain, anniversary),
    day: formatWeekday(day, facts.owner.region),
    turns: isBirthday && !isBirth ? age : null,
    searchLink: `${origin}/?${prefilled}`,
  };
}
