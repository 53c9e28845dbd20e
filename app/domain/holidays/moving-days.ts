import { Temporal } from "temporal-polyfill/full";
import { addDays, type Day, dayOf, weekdayOf } from "./calendar-day";
import { newMoonAfter } from "./new-moon";

/**
 * Easter Sunday of the Gregorian calendar: the "anonymous" algorithm as in J. Meeus, Astronomical
 * Algorithms (2nd ed.), chapter 8.
 */
export function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(place / 31), (place % 31) + 1);
}

/** The nth weekday (0 is Sunday) of a month: the second Sunday of May is `(year, 5, 0, 2)`. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

/** The first day of Hanukkah, 25 Kislev: the Hebrew year that begins in a civil year has it. */
export function hanukkah(year: number): Day {
  const hebrewYear = year + 3761;
  const first = { calendar: "hebrew", year: hebrewYear, monthCode: "M03", day: 25 };
  return Temporal.PlainDate.from(first).withCalendar("iso8601").toString();
}

/**
 * Lunar New Year: the new moon, in China's time, from 21 January to 20 February; which of them
 * it is was tested against published dates.
 */
export function lunarNewYear(year: number): Day {
  return newMoonDay(Date.parse(`${year}-01-21T15:00:00+08:00`), 8);
}

/** From which hour of the evening, in India, the new moon's lunar day still covers it. */
const EVENING_HOUR = 18.31;

/**
 * Diwali (Lakshmi Puja) in India: the evening that the new moon's lunar day covers, at the new moon
 * that comes while the sun is in sidereal Libra (from about 17 October on); see
 * https://www.drikpanchang.com/diwali/info/diwali-info.html. Tested against published dates.
 */
export function diwali(year: number): Day {
  return newMoonDay(Date.parse(`${year}-10-17T12:00:00Z`), 5.5 - EVENING_HOUR);
}

/** The day of the first new moon after a time, on a clock that is some hours ahead of UTC. */
function newMoonDay(after: number, hoursAhead: number): Day {
  return new Date(newMoonAfter(after) + hoursAhead * 3_600_000).toISOString().slice(0, 10);
}
