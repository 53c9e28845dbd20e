import { type Day, isBirthday, yearOf } from "~/domain/holidays/calendar-day";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** The longest text that can be a date, in characters. */
const LONGEST = 40;

/** How to read a date: whether 2/5 is 5 February, and today's date for years of two digits. */
export type DateReading = { isMonthFirst: boolean; today: Day };

/**
 * Reads a date in the forms of contacts, calendars and spreadsheets as `YYYY-MM-DD`, or `--MM-DD` if it
 * has no year: `19640502`, `1964-05-02T00:00:00Z`, `--0502`, `2.5.64`, `2nd May 1964`, `May 2`. Null if it
 * is none. A year before 1880 stands for none: Apple Contacts writes 1604.
 */
export function readDate(text: string, { isMonthFirst, today }: DateReading): string | null {
  const clean = text.trim().toLowerCase();
  if (clean.length > LONGEST) return null;
  const parts = compact(clean) ?? named(clean) ?? numbered(clean, isMonthFirst);
  if (!parts) return null;
  const { month, day } = parts;
  const year = fullYear(parts.year, today);
  const yearly = `--${pad(month)}-${pad(day)}`;
  const date = year === null || year < 1880 ? yearly : `${year}${yearly.slice(1)}`;
  return isBirthday(date) ? date : null;
}

/** Whether a date has its month first (true), its day first (false), or cannot tell (null). */
export function isMonthFirst(text: string): boolean | null {
  const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})(?:$|[/.-])/.exec(text.trim()) ?? [];
  if (Number(first) > 12) return false;
  return Number(second) > 12 ? true : null;
}

type Parts = { year: string | undefined; month: number; day: number };

function compact(text: string): Parts | null {
  const [, year, month, day] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[t ])/.exec(text) ??
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ??
    /^-(-)(\d{2})-?(\d{2})/.exec(text) ??
    [];
  return month ? { year: year === "-" ? undefined : year, month: +month, day: +(day ?? 0) } : null;
}

function numbered(text: string, monthFirst: boolean): Parts | null {
  const found = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4})?)?(?:$|[t ])/.exec(text);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[2])];
  const [month, day] = monthFirst ? [first, second] : [second, first];
  return { year: found[3], month, day };
}

/** `2 may 1964`, `sat 2nd of may`, `may 2, '64`, `02-may-64`. */
function named(text: string): Parts | null {
  const words = text.split(/[\s,./-]+/).filter(Boolean);
  const place = words.findIndex((word) => /^[a-z]{3,9}$/.test(word) && monthOf(word) > 0);
  const month = monthOf(words[place] ?? "");
  const numbers = words.flatMap((word) => /^'?(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? []);
  const [day, year] = numbers;
  if (month === 0 || !day || day.length > 2 || numbers.length > 2) return null;
  return { year, month, day: Number(day) };
}

const monthOf = (word: string) => MONTHS.indexOf(word.slice(0, 3)) + 1;
const pad = (number: number) => String(number).padStart(2, "0");

function fullYear(year: string | undefined, today: Day): number | null {
  if (year === undefined) return null;
  if (year.length > 2) return Number(year);
  const recent = 2000 + Number(year);
  return recent > yearOf(today) ? recent - 100 : recent;
}
