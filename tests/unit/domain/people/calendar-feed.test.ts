import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { addDays } from "~/domain/holidays/calendar-day";
import { calendarOf, MOST_EVENTS } from "~/domain/people/calendar-feed";
import { holidaysOf, occasionsOf } from "~/domain/people/card-holidays";
import type { ProfileCardDetails } from "~/domain/people/profile-card";

const today = "2026-11-21";
const wedding = {
  id: "wedding",
  name: 'Wedding day; ours, "really"',
  date: "2009-08-22",
  isRecurring: true,
  isOriginDate: true,
};
const selected = ["birthday", "wedding", "easter"].map((holidayId) => ({
  holidayId,
  reminderDaysBefore: 7,
}));
const birthday = "1996-02-29";
const holidays = holidaysOf({ birthday }, { customs: [wedding], selected, region: "UK", today });
const card: ProfileCardDetails = {
  ...{
    id: "anna",
    name: "Anna",
    relationship: "Mother",
    birthday,
    interests: "",
    avoid: "",
    holidays,
  },
  ...{ emailRemindersEnabled: true, age: 30, ageInWords: "30 years old" },
  ...{ occasions: occasionsOf(holidays, today, birthday), given: [] },
};
const now = new Date("2026-11-21T09:00:00Z");
const text = calendarOf([card], { region: "UK", today, now });
const { events = [] } = convertIcsCalendar(undefined, text);

test("the calendar feed has an all-day event for each date, ending the day after", () => {
  const days = events.map(({ summary, start }) => [summary, start.date.toISOString().slice(0, 10)]);
  expect(days).toEqual(
    expect.arrayContaining([
      ["Anna: Birthday (31)", "2027-02-28"],
      ["Anna: Birthday (32)", "2028-02-29"],
      ['Anna: Wedding day; ours, "really" (18th anniversary)', "2027-08-22"],
      ["Anna: Easter", "2027-03-28"],
    ]),
  );
  for (const { start, end } of events) {
    expect(start.type).toBe("DATE");
    const day = start.date.toISOString().slice(0, 10);
    expect(end?.date.toISOString().slice(0, 10)).toBe(addDays(day, 1));
  }
});

test("of more days than a feed holds the nearest are in it", () => {
  const people = Array.from({ length: MOST_EVENTS }, (_, place) => ({ ...card, id: `${place}` }));
  const full = calendarOf(people, { region: "UK", today, now });
  const starts = [...full.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, day]) => Number(day));
  expect(starts).toHaveLength(MOST_EVENTS);
  expect(Math.max(...starts)).toBeLessThanOrEqual(20270228);
});

test("each event of the calendar feed has an alarm and a unique id, in lines of at most 75 octets", () => {
  for (const { alarms } of events) {
    expect(alarms?.[0]?.trigger).toMatchObject({ value: { before: true, days: 7 } });
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.length).toBeGreaterThan(5);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});
