import { expect, test } from "vitest";
import type { DatedHoliday } from "~/domain/holidays/holidays";
import {
  nextReminderAt,
  plannedReminders,
  type RemindedCard,
  rememberReminders,
} from "~/domain/reminders/next-reminder";

const birthday = (birthday: string): DatedHoliday => ({ kind: "birthday", birthday });

function card(parts: Partial<RemindedCard> & { dates?: DatedHoliday; days?: number | null } = {}) {
  const { dates = birthday("1964-05-20"), days = 7, ...rest } = parts;
  return {
    emailRemindersEnabled: true,
    holidays: [{ holidayId: "birthday", dates, reminderDaysBefore: days, skippedDay: null }],
    reminded: [],
    timeZone: "Europe/London",
    ...rest,
  };
}

const next = (one: RemindedCard, now: string) => nextReminderAt(one, new Date(now))?.toISOString();

test.each([
  ["London in summer", "Europe/London", "1964-05-20", "2027-05-13T07:00:00.000Z"],
  ["London in winter", "Europe/London", "1964-12-20", "2027-12-13T08:00:00.000Z"],
  ["New York", "America/New_York", "1964-05-20", "2027-05-13T12:00:00.000Z"],
  ["Auckland, a day ahead", "Pacific/Auckland", "1964-05-20", "2027-05-12T20:00:00.000Z"],
  ["India, half an hour off", "Asia/Kolkata", "1964-05-20", "2027-05-13T02:30:00.000Z"],
  ["29 February in other years", "Europe/London", "1964-02-29", "2027-02-21T08:00:00.000Z"],
  ["no year of birth", "Europe/London", "--05-20", "2027-05-13T07:00:00.000Z"],
  ["across New Year", "Europe/London", "1964-01-03", "2027-12-27T08:00:00.000Z"],
])("a reminder is due at 08:00 in the user's time zone: %s", (_, timeZone, born, due) => {
  expect(next(card({ timeZone, dates: birthday(born) }), "2027-01-10T12:00:00Z")).toBe(due);
});

test("there is no reminder with reminders off, without reminder days or without holidays", () => {
  expect(next(card({ emailRemindersEnabled: false }), "2027-01-10T12:00:00Z")).toBeUndefined();
  expect(next(card({ days: null }), "2027-01-10T12:00:00Z")).toBeUndefined();
  expect(next(card({ holidays: [] }), "2027-01-10T12:00:00Z")).toBeUndefined();
});

test("a holiday that does not recur has no reminder after its date", () => {
  const once: DatedHoliday = { kind: "custom", date: "2027-03-01", isRecurring: false };
  expect(next(card({ dates: once }), "2027-02-10T12:00:00Z")).toBe("2027-02-22T08:00:00.000Z");
  expect(next(card({ dates: once }), "2027-03-02T12:00:00Z")).toBeUndefined();
});

test("a reminder can be up to three days late, but not after the occasion", () => {
  const due = "2027-05-13T07:00:00.000Z";
  expect(next(card(), "2027-05-13T22:00:00Z")).toBe(due);
  expect(next(card(), "2027-05-16T22:00:00Z")).toBe(due);
  expect(next(card(), "2027-05-17T12:00:00Z")).toBe("2028-05-13T07:00:00.000Z");
  expect(next(card({ days: 1 }), "2027-05-20T12:00:00Z")).toBe("2027-05-19T07:00:00.000Z");
  expect(next(card({ days: 1 }), "2027-05-21T12:00:00Z")).toBe("2028-05-19T07:00:00.000Z");
});

test("after a skipped date the next reminder is a year later", () => {
  const holidays = [
    { ...card().holidays[0], skippedDay: "2027-05-20" },
  ] as RemindedCard["holidays"];
  expect(next(card({ holidays }), "2027-05-01T12:00:00Z")).toBe("2028-05-13T07:00:00.000Z");
});

test("a reminder already written is not repeated after an edit", () => {
  const reminded = plannedReminders(card(), new Date("2027-05-13T09:00:00Z")).map(({ key }) => key);
  expect(next(card({ reminded }), "2027-05-13T09:00:00Z")).toBe("2028-05-13T07:00:00.000Z");
  expect(next(card({ reminded, days: 8 }), "2027-05-13T09:00:00Z")).toBe(
    "2028-05-12T07:00:00.000Z",
  );
  expect(next(card({ reminded, days: 3 }), "2027-05-13T09:00:00Z")).toBe(
    "2027-05-17T07:00:00.000Z",
  );
});

test("the earliest reminder of several holidays is next", () => {
  const christmas = { kind: "global", id: "christmas", region: "UK" } as const;
  const [first] = card().holidays;
  const holidays = [first, { ...first, holidayId: "christmas", dates: christmas }];
  const both = card({ holidays: holidays as RemindedCard["holidays"] });
  expect(next(both, "2027-04-01T12:00:00Z")).toBe("2027-05-13T07:00:00.000Z");
  expect(next(both, "2027-06-01T12:00:00Z")).toBe("2027-12-18T08:00:00.000Z");
});

test("keys of past reminders are dropped", () => {
  const kept = rememberReminders(
    ["birthday 2026-05-20 7"],
    ["birthday 2027-05-20 7"],
    "2027-05-13",
  );
  expect(kept).toEqual(["birthday 2027-05-20 7"]);
});
