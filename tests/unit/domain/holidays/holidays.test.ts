import { expect, test } from "vitest";
import {
  daysBetween,
  formatBirthday,
  formatWeekday,
  isDay,
  ordinal,
  toDay,
  todayIn,
} from "~/domain/holidays/calendar-day";
import {
  ageInWords,
  ageOn,
  anniversaryOn,
  globalHolidayDays,
  globalHolidays,
  nameWithAnniversary,
  nextDayOf,
  nextGlobalHolidays,
} from "~/domain/holidays/holidays";
import {
  publishedDays,
  publishedEasters,
  publishedSundaysAndThursdays,
} from "../../../support/published-days";

test.each(Object.entries(publishedDays))("%s falls on its published dates", (id, days) => {
  const published = days.split(" ");
  const years = [...new Set(published.map((day) => Number(day.slice(0, 4))))];
  expect(years.length).toBeGreaterThanOrEqual(30);
  expect(years.flatMap((year) => globalHolidayDays(id, year, "UK"))).toEqual(published);
});

test.each([
  ["lunar-new-year", 2100, "-01-21", "-02-20"],
  ["diwali", 2060, "-10-17", "-11-16"],
])("%s has one day a year up to %i, in its season", (id, last, earliest, latest) => {
  for (let year = 2000; year <= last; year += 1) {
    const days = globalHolidayDays(id, year, "UK");
    expect(days.length, `${id} in ${year}`).toBe(1);
    expect((days[0] ?? "") >= `${year}${earliest}`, days[0]).toBe(true);
    expect((days[0] ?? "") <= `${year}${latest}`, days[0]).toBe(true);
  }
  expect(globalHolidayDays(id, last + 1, "UK")).toEqual([]);
  const holiday = { kind: "global", id, region: "UK" } as const;
  expect(nextDayOf(holiday, `${last}-12-31`)).toBeNull();
});

test.each(publishedEasters)("Easter is on %s, Mothering Sunday three weeks before", (day) => {
  const year = Number(day.slice(0, 4));
  expect(globalHolidayDays("easter", year, "USA")).toEqual([day]);
  expect(globalHolidayDays("easter", year, "UK")).toEqual([day]);
  const [mothering = ""] = globalHolidayDays("mothers-day", year, "UK");
  expect(daysBetween(mothering, day)).toBe(21);
});

// https://www.thetermdates.co.uk/mothers-day
const motheringSundays =
  "2018-03-11 2019-03-31 2020-03-22 2021-03-14 2022-03-27 2023-03-19 2024-03-10 2025-03-30 2026-03-15";
test.each(motheringSundays.split(" "))("Mothering Sunday is on %s", (day) => {
  expect(globalHolidayDays("mothers-day", Number(day.slice(0, 4)), "UK")).toEqual([day]);
});

test.each(publishedSundaysAndThursdays)("%s in the %s", (id, region, month, days) => {
  const published = days.split(" ").map((day, place) => toDay(2010 + place, month, Number(day)));
  expect(published.length).toBe(30);
  const computed = published.flatMap((_, place) => globalHolidayDays(id, 2010 + place, region));
  expect(computed).toEqual(published);
});

test("Thanksgiving is observed only in the USA", () => {
  const ids = (region: "UK" | "USA") => globalHolidays(region).map(({ id }) => id);
  expect(ids("UK")).not.toContain("thanksgiving");
  expect(ids("USA")).toEqual(expect.arrayContaining([...ids("UK"), "thanksgiving"]));
  expect(globalHolidayDays("thanksgiving", 2026, "UK")).toEqual([]);
});

test("every global holiday has a next date within 400 days, for thirty years", () => {
  for (let year = 2010; year < 2040; year += 1) {
    for (const month of [1, 3, 6, 9, 12]) {
      for (const { id } of globalHolidays("USA")) {
        const from = toDay(year, month, 29);
        const next = nextDayOf({ kind: "global", id, region: "USA" }, from) ?? "";
        expect(daysBetween(from, next), `${id} from ${from}`).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, next), `${id} from ${from}`).toBeLessThan(400);
      }
    }
  }
});

const birthday = (date: string, from: string) =>
  nextDayOf({ kind: "birthday", birthday: date }, from);

test("a birthday recurs each year, and its next date can be today", () => {
  expect(birthday("1964-05-02", "2026-05-02")).toBe("2026-05-02");
  expect(birthday("1964-05-02", "2026-05-03")).toBe("2027-05-02");
  expect(birthday("--05-02", "2026-12-31")).toBe("2027-05-02");
});

test("a birthday on 29 February falls on the 28th outside leap years", () => {
  for (let year = 2000; year < 2030; year += 1) {
    const leap = isDay(`${year}-02-29`);
    expect(birthday("1996-02-29", `${year}-01-01`)).toBe(`${year}-02-${leap ? 29 : 28}`);
    expect(birthday("--02-29", `${year}-01-01`)).toBe(`${year}-02-${leap ? 29 : 28}`);
  }
  expect(ageOn("1996-02-29", "2027-02-27")).toBe(30);
  expect(ageOn("1996-02-29", "2027-02-28")).toBe(31);
});

test("the age is null without a year of birth and before the birth", () => {
  expect(ageOn("1964-05-02", "2026-05-01")).toBe(61);
  expect(ageOn("1964-05-02", "2026-05-02")).toBe(62);
  expect(ageOn("--05-02", "2026-05-02")).toBeNull();
  expect(ageOn("2027-01-01", "2026-05-02")).toBeNull();
  expect(formatBirthday("--02-29", "UK")).toBe("29 February");
  expect(formatBirthday("1964-05-02", "UK")).toBe("2 May 1964");
});

test("days are written as the region writes them", () => {
  expect(formatBirthday("1960-07-04", "USA")).toBe("July 4, 1960");
  expect(formatBirthday("--02-29", "USA")).toBe("February 29");
  expect(formatWeekday("2026-11-03", "UK")).toBe("Tuesday 3 November 2026");
  expect(formatWeekday("2026-11-03", "USA")).toBe("Tuesday, November 3, 2026");
});

test.each([
  ["2026-11-22", "newborn"],
  ["2026-10-23", "newborn"],
  ["2026-10-22", "1 month old"],
  ["2025-11-23", "11 months old"],
  ["2024-11-23", "23 months old"],
  ["2024-11-22", "2 years old"],
  ["1964-05-02", "62 years old"],
  ["2026-11-23", "not born yet"],
  ["--05-02", null],
])("who was born on %s is %s", (birthday, words) => {
  expect(ageInWords(birthday, "2026-11-22")).toBe(words);
});

test("a birthday is not before the birth", () => {
  const next = (birthday: string) => nextDayOf({ kind: "birthday", birthday }, "2026-11-22");
  expect(next("2027-12-27")).toBe("2027-12-27");
  expect(next("2027-01-02")).toBe("2027-01-02");
  expect(next("1990-01-02")).toBe("2027-01-02");
  expect(next("--01-02")).toBe("2027-01-02");
});

test("anniversaries count from the origin date, which itself is none", () => {
  expect(anniversaryOn("2009-08-22", "2026-08-22")).toBe(17);
  expect(anniversaryOn("2026-08-22", "2026-08-22")).toBeNull();
  expect(nameWithAnniversary("Wedding day", 17)).toBe("Wedding day (17th anniversary)");
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal)).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th".split(" "),
  );
});

test("a custom holiday has no date before its first, and only that one unless it recurs", () => {
  const custom = (isRecurring: boolean) =>
    ({ kind: "custom", date: "2026-07-10", isRecurring }) as const;
  expect(nextDayOf(custom(false), "2026-07-10")).toBe("2026-07-10");
  expect(nextDayOf(custom(false), "2026-07-11")).toBeNull();
  expect(nextDayOf(custom(true), "2026-07-11")).toBe("2027-07-10");
  expect(nextDayOf(custom(true), "2024-01-01")).toBe("2026-07-10");
});

test("the current date depends on the time zone", () => {
  const now = new Date("2026-07-01T23:30:00Z");
  expect(todayIn("Europe/London", now)).toBe("2026-07-02");
  expect(todayIn("America/Los_Angeles", now)).toBe("2026-07-01");
  expect(todayIn("Pacific/Auckland", now)).toBe("2026-07-02");
  expect(todayIn("Europe/London", new Date("2026-12-31T23:59:59Z"))).toBe("2026-12-31");
});

test("a date has to exist", () => {
  expect(["2026-02-28", "2024-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-30", "2026-02-29", "2026-13-01", "26-01-01", ""].some(isDay)).toBe(false);
});

test("the list of global holidays is in the order of their next dates", () => {
  const days = nextGlobalHolidays("UK", "2026-11-22").map(({ id, date }) => `${date} ${id}`);
  expect(days).toEqual([...days].sort());
  expect(days.slice(0, 3).map((day) => day.slice(11))).toEqual([
    "hanukkah",
    "christmas",
    "new-year",
  ]);
  expect(days).toContain("2027-03-07 mothers-day");
});
