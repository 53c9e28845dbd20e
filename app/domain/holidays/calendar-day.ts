import type { Region } from "~/domain/shared/region";
import { dateFormats } from "~/domain/shared/region-formats";
import { longDate } from "~/lib/long-date";

/** A calendar date as `YYYY-MM-DD`, without a time zone; dates compare as strings. */
export type Day = string;

const DAY_MS = 86_400_000;
const pad = (number: number, length = 2) => String(number).padStart(length, "0");
const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether a string is an existing date; 30 February is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = instantOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a string is a birthday: `YYYY-MM-DD`, or `--MM-DD` if the year is unknown. */
export function isBirthday(text: string): boolean {
  if (text.startsWith("--")) return isDay(`2000${text.slice(1)}`);
  return isDay(text) && text >= "1880-01-01" && text < "2200-01-01";
}

/** Builds a date from its numbers (months 1 to 12); 29 February becomes the 28th outside leap years. */
export function toDay(year: number, month: number, day: number): Day {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return month === 2 && day === 29 && !isDay(text) ? `${pad(year, 4)}-02-28` : text;
}

export function addDays(day: Day, days: number): Day {
  return new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days between two dates; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((instantOf(to) - instantOf(from)) / DAY_MS);
}

export const yearOf = (day: Day) => Number(day.slice(0, 4));
/** 0 is Sunday. */
export const weekdayOf = (day: Day) => new Date(instantOf(day)).getUTCDay();

/** The current date in an IANA time zone, such as `Europe/London`. */
export function todayIn(timeZone: string, now: Date): Day {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const inUtc = { timeZone: "UTC", day: "numeric", month: "long" } as const;
const compactFormats = dateFormats({ ...inUtc, month: "short", year: "numeric" });
const weekdayFormats = dateFormats({ timeZone: "UTC", weekday: "long" });
const shortFormats = dateFormats(inUtc);

/** "3 November 2026"; in America "November 3, 2026". */
export const formatDay = (day: Day, region: Region) => longDate(day, region === "USA");

/** "3 Nov 2026"; in America "Nov 3, 2026". */
export const formatCompactDay = (day: Day, region: Region) =>
  compactFormats[region].format(instantOf(day));

/** "Tuesday 3 November 2026"; in America "Tuesday, November 3, 2026". */
export const formatWeekday = (day: Day, region: Region) =>
  [weekdayFormats[region].format(instantOf(day)), formatDay(day, region)].join(
    region === "USA" ? ", " : " ",
  );

/** "Today", "Tomorrow", "In 12 days". */
export function formatDaysLeft(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}

/** "today", "tomorrow", "12 days": how long it is to a day that is named beside it. */
export function formatDaysAway(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `${days} days`;
}

/** Formats a birthday: "2 May 1964", or "2 May" if the year is unknown (`--05-02`). */
export function formatBirthday(birthday: string, region: Region): string {
  return birthday.startsWith("--")
    ? shortFormats[region].format(instantOf(`2000${birthday.slice(1)}`))
    : formatDay(birthday, region);
}

/** "1st", "2nd", "12th". */
export function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(!teen && { 1: "st", 2: "nd", 3: "rd" }[number % 10]) || "th"}`;
}
