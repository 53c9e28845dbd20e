import { type Day, todayIn, yearOf } from "~/domain/holidays/calendar-day";
import {
  anniversaryOn,
  BIRTHDAY_ID,
  daysLeft,
  nameWithAnniversary,
  nextDayOf,
  nextGlobalHolidays,
} from "~/domain/holidays/holidays";
import { BIRTH } from "~/domain/shared/birth";
import type { Region } from "~/domain/shared/region";
import { emptyFields } from "./card-fields";
import {
  type CardHoliday,
  type CardOccasion,
  DEFAULT_REMINDER_DAYS,
  type OfferedHoliday,
} from "./profile-card";

type CustomHoliday = Pick<CardHoliday, "id" | "name" | "date" | "isRecurring" | "isOriginDate">;

type HolidaySources = {
  customs: CustomHoliday[];
  selected: { holidayId: string; reminderDaysBefore: number | null }[];
  region: Region;
  today: Day;
};

/** All holidays of a card: the birthday, the global ones of its owner's region by date, and the custom ones. */
export function holidaysOf(
  { birthday }: { birthday: string },
  { customs, selected, region, today }: HolidaySources,
): CardHoliday[] {
  const selection = new Map(selected.map((row) => [row.holidayId, row.reminderDaysBefore]));
  const chosen = (id: string) => ({
    id,
    isSelected: selection.has(id),
    reminderDaysBefore: selection.get(id) ?? null,
  });
  const yearly = { isCustom: false, isRecurring: true, isOriginDate: false };
  return [
    {
      ...chosen(BIRTHDAY_ID),
      ...yearly,
      name: "Birthday",
      date: nextDayOf({ kind: "birthday", birthday }, today) ?? today,
      isGlobal: false,
    },
    ...nextGlobalHolidays(region, today).map(({ id, name, date }) => ({
      ...chosen(id),
      ...yearly,
      ...{ name, date },
      isGlobal: true,
    })),
    ...customs.map(({ id, name, date, isRecurring, isOriginDate }) => ({
      ...chosen(id),
      ...{ name, date, isRecurring, isOriginDate },
      isCustom: true,
      isGlobal: false,
    })),
  ];
}

/**
 * The holidays of a card as its form offers them: the birthday, then the others by their next date, those that
 * are over last.
 */
export function offeredHolidays(holidays: CardHoliday[], today: Day): OfferedHoliday[] {
  return holidays
    .map(({ id, name, date, isCustom, isRecurring, isOriginDate }) => {
      const next = isCustom ? nextDayOf({ kind: "custom", date, isRecurring }, today) : date;
      const since = isOriginDate && next && next > date ? yearOf(date) : null;
      return { id, name, date: next ?? date, since, isOver: next === null };
    })
    .sort((a, b) => rank(a) - rank(b) || a.date.localeCompare(b.date));
}

const rank = ({ id, isOver }: OfferedHoliday) => (isOver ? 2 : Number(id !== BIRTHDAY_ID));

/** The next date of each selected holiday that has one, the nearest first. */
export function occasionsOf(holidays: CardHoliday[], today: Day, birthday: string): CardOccasion[] {
  return holidays
    .filter(({ isSelected }) => isSelected)
    .flatMap((holiday) => occasionOf(holiday, today, birthday) ?? [])
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

function occasionOf(holiday: CardHoliday, today: Day, birthday: string): CardOccasion | null {
  const { id, name, date, isCustom, isRecurring, isOriginDate } = holiday;
  const day = isCustom ? nextDayOf({ kind: "custom", date, isRecurring }, today) : date;
  if (day === null) return null;
  if (id === BIRTHDAY_ID && day === birthday) {
    return { holidayId: id, ...BIRTH, day, daysLeft: daysLeft(today, day) };
  }
  const label = nameWithAnniversary(name, isOriginDate ? anniversaryOn(date, day) : null);
  return { holidayId: id, name, label, day, daysLeft: daysLeft(today, day) };
}

/** The initial values of the form for a new card: the birthday selected, with the default reminder. */
export function newCardForm({ region, timeZone }: { region: Region; timeZone: string }, now: Date) {
  const today = todayIn(timeZone, now);
  return {
    fields: { ...emptyFields, selection: { [BIRTHDAY_ID]: DEFAULT_REMINDER_DAYS } },
    holidays: [
      { id: BIRTHDAY_ID, name: "Birthday", date: "" },
      ...nextGlobalHolidays(region, today),
    ],
  };
}
