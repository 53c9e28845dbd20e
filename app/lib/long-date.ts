const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * A date `YYYY-MM-DD` as "3 November 2026", or as "November 3, 2026". Written without Intl, whose first format of dates
 * takes a slow phone 140 ms: pages of text have no other.
 */
export function longDate(day: string, isAmerican = false): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const name = MONTHS[month - 1];
  return isAmerican ? `${name} ${date}, ${year}` : `${date} ${name} ${year}`;
}
