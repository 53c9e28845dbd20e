import type { Region } from "~/domain/shared/region";
import { addDays, type Day, daysBetween, ordinal, toDay, yearOf } from "./calendar-day";
import { easter, hanukkah, nthWeekday } from "./moving-days";
import { diwali, eidAlAdha, eidAlFitr, lunarNewYear } from "./published-days";

type GlobalHoliday = {
  id: string;
  name: string;
  /** Its dates in a civil year and a region; empty if the region does not observe it. */
  days: (year: number, region: Region) => Day[];
};

const fixed = (id: string, name: string, month: number, day: number): GlobalHoliday => ({
  id,
  name,
  days: (year) => [toDay(year, month, day)],
});

/** Mothering Sunday is the fourth Sunday in Lent, three weeks before Easter. */
const mothersDay = (year: number, region: Region) =>
  region === "UK" ? addDays(easter(year), -21) : nthWeekday(year, 5, 0, 2);

/** The holidays offered on every profile card, in the order of the year. */
const GLOBAL_HOLIDAYS: readonly GlobalHoliday[] = [
  fixed("new-year", "New Year's Day", 1, 1),
  { id: "lunar-new-year", name: "Lunar New Year", days: lunarNewYear },
  fixed("valentines-day", "Valentine's Day", 2, 14),
  fixed("womens-day", "International Women's Day", 3, 8),
  { id: "mothers-day", name: "Mother's Day", days: (y, region) => [mothersDay(y, region)] },
  { id: "easter", name: "Easter", days: (y) => [easter(y)] },
  { id: "eid-al-fitr", name: "Eid al-Fitr", days: eidAlFitr },
  { id: "eid-al-adha", name: "Eid al-Adha", days: eidAlAdha },
  { id: "fathers-day", name: "Father's Day", days: (y) => [nthWeekday(y, 6, 0, 3)] },
  { id: "diwali", name: "Diwali", days: diwali },
  fixed("halloween", "Halloween", 10, 31),
  {
    id: "thanksgiving",
    name: "Thanksgiving",
    days: (y, region) => (region === "USA" ? [nthWeekday(y, 11, 4, 4)] : []),
  },
  { id: "hanukkah", name: "Hanukkah", days: (y) => [hanukkah(y)] },
  fixed("christmas", "Christmas", 12, 25),
];

/** The global holidays observed in a region, in the order of the year. */
export function globalHolidays(region: Region): { id: string; name: string }[] {
  return GLOBAL_HOLIDAYS.filter(({ days }) => days(2000, region).length > 0);
}

/** The global holidays observed in a region with their next dates, the nearest first. */
export function nextGlobalHolidays(region: Region, today: Day) {
  return globalHolidays(region)
    .map(({ id, name }) => ({
      ...{ id, name },
      date: nextDayOf({ kind: "global", id, region }, today) ?? today,
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The dates of a global holiday in a civil year; empty for an unknown id. */
export function globalHolidayDays(id: string, year: number, region: Region): Day[] {
  return GLOBAL_HOLIDAYS.find((holiday) => holiday.id === id)?.days(year, region) ?? [];
}

/** The id of the birthday among the holidays of a profile card. */
export const BIRTHDAY_ID = "birthday";

/** The facts that determine a holiday's dates; `birthday` is `YYYY-MM-DD` or `--MM-DD`. */
export type DatedHoliday =
  | { kind: "global"; id: string; region: Region }
  | { kind: "birthday"; birthday: string }
  | { kind: "custom"; date: Day; isRecurring: boolean };

/** Enough for a next date of every yearly holiday. */
const YEARS_AHEAD = 2;

/** The first date of a holiday on or after `from`; null if there is no further one. */
export function nextDayOf(holiday: DatedHoliday, from: Day): Day | null {
  if (holiday.kind === "custom" && !holiday.isRecurring) {
    return holiday.date >= from ? holiday.date : null;
  }
  const begins = [from, firstDayOf(holiday)].sort()[1] ?? from;
  for (let year = yearOf(begins); year <= yearOf(begins) + YEARS_AHEAD; year += 1) {
    const next = daysInYear(holiday, year).find((day) => day >= begins);
    if (next) return next;
  }
  return null;
}

/** The first date that a holiday can have: none is before the birth, or before its own first date. */
function firstDayOf(holiday: DatedHoliday): Day {
  if (holiday.kind === "custom") return holiday.date;
  return holiday.kind === "birthday" && !holiday.birthday.startsWith("--") ? holiday.birthday : "";
}

function daysInYear(holiday: DatedHoliday, year: number): Day[] {
  if (holiday.kind === "global") return globalHolidayDays(holiday.id, year, holiday.region);
  const date = holiday.kind === "birthday" ? holiday.birthday : holiday.date;
  const [month = 1, day = 1] = date.slice(-5).split("-").map(Number);
  return [toDay(year, month, day)];
}

/** The age on a date; null without a year of birth, or before the birth. */
export function ageOn(birthday: string, day: Day): number | null {
  if (birthday.startsWith("--") || birthday > day) return null;
  const years = yearOf(day) - yearOf(birthday);
  const [month = 1, date = 1] = birthday.slice(-5).split("-").map(Number);
  return day < toDay(yearOf(day), month, date) ? years - 1 : years;
}

const NEWBORN_MONTHS = 1;
/** Up to this age months are told. */
const BABY_MONTHS = 24;

/** "62 years old", "7 months old", "newborn", "not born yet"; null without a year of birth. */
export function ageInWords(birthday: string, day: Day): string | null {
  if (birthday.startsWith("--")) return null;
  const years = ageOn(birthday, day);
  if (years === null) return "not born yet";
  const [month = 1, date = 1] = birthday.slice(-5).split("-").map(Number);
  const [nowMonth = 1, nowDate = 1] = day.slice(-5).split("-").map(Number);
  const begun = (yearOf(day) - yearOf(birthday)) * 12 + nowMonth - month;
  const months = nowDate < date ? begun - 1 : begun;
  if (months < NEWBORN_MONTHS) return "newborn";
  if (months >= BABY_MONTHS) return `${years} years old`;
  return months === 1 ? "1 month old" : `${months} months old`;
}

/** The number of years since an origin date, such as 12 on the twelfth anniversary; null if under one. */
export function anniversaryOn(origin: Day, day: Day): number | null {
  const years = yearOf(day) - yearOf(origin);
  return years > 0 ? years : null;
}

/** A holiday's name with its anniversary, if any: "Wedding day (12th anniversary)", "Christmas". */
export function nameWithAnniversary(name: string, anniversary: number | null): string {
  return anniversary === null ? name : `${name} (${ordinal(anniversary)} anniversary)`;
}

/** The number of days until a date; 0 on the date itself. */
export const daysLeft = (today: Day, day: Day) => daysBetween(today, day);
