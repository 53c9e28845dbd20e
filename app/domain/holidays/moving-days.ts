import { Temporal } from "temporal-polyfill/full";
import { addDays, type Day, toDay, weekdayOf } from "./calendar-day";

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
  return toDay(year, Math.floor(place / 31), (place % 31) + 1);
}

/** The nth weekday (0 is Sunday) of a month (1 to 12): the second Sunday of May is `(year, 5, 0, 2)`. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

/** The first day of Hanukkah, 25 Kislev, in a civil year: it falls in the Hebrew year that begins then. */
export function hanukkah(year: number): Day {
  const hebrewYear = year + 3761;
  const first = { calendar: "hebrew", year: hebrewYear, monthCode: "M03", day: 25 };
  return Temporal.PlainDate.from(first).withCalendar("iso8601").toString();
}
