import { expect, test } from "vitest";
import { readContacts } from "~/domain/people/contacts-import";

const today = "2026-11-21";
const lines = (...all: string[]) => all.join("\r\n");
const contact = (...all: string[]) => lines("BEGIN:VCARD", "VERSION:4.0", ...all, "END:VCARD");
const calendar = (...all: string[]) =>
  lines("BEGIN:VCALENDAR", "VERSION:2.0", ...all, "END:VCALENDAR");
const event = (...all: string[]) => lines("BEGIN:VEVENT", "UID:1", ...all, "END:VEVENT");

test.each([
  ["19640502", "1964-05-02"],
  ["1964-05-02T00:00:00Z", "1964-05-02"],
  ["--0229", "--02-29"],
  ["--05-02", "--05-02"],
  ["16040502", "--05-02"],
])("a contact's birthday %s is read as %s", (bday, birthday) => {
  expect(readContacts(contact("FN:Anna Karlsson", `BDAY:${bday}`), today)).toEqual({
    ok: true,
    contacts: [{ name: "Anna Karlsson", birthday }],
    left: 0,
  });
});

test("a contacts file yields each contact with a birthday once", () => {
  const anna = contact("FN:Anna", "BDAY:19640502");
  const file = lines(anna, contact("FN:Bo"), contact("N:Ek;Cai;;;", "FN:", "BDAY:--0101"), anna);
  const contacts = [
    { name: "Anna", birthday: "1964-05-02" },
    { name: "Cai Ek", birthday: "--01-01" },
  ];
  expect(readContacts(file, today)).toMatchObject({ ok: true, contacts });
});

test.each([
  ["Anna's birthday", "19850412", { name: "Anna", birthday: "1985-04-12" }],
  ["Birthday of Anna", "20260412", { name: "Anna", birthday: "--04-12" }],
  ["Anna – Birthday", "20251231", { name: "Anna", birthday: "--12-31" }],
  [`Anna${" ".repeat(500)}birthday`, "20251231", { name: "Anna", birthday: "--12-31" }],
])("a calendar event %s on %s is read as a birthday", (summary, date, found) => {
  const meeting = event("SUMMARY:Meeting", "DTSTART;VALUE=DATE:20260101");
  const day = event(`SUMMARY:${summary}`, `DTSTART;VALUE=DATE:${date}`);
  expect(readContacts(calendar(meeting, day), today)).toMatchObject({ contacts: [found] });
});

test.each([
  "",
  "hello",
  "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna",
  "\u0000\u0001\u0002",
  contact("FN:Anna", "BDAY:1990-02-30"),
  calendar(event("SUMMARY:Meeting", "DTSTART:20260101T090000Z")),
])("a file with %j yields an error message", (text) => {
  const outcome = readContacts(text, today);
  expect(outcome).toEqual({
    ok: false,
    failure: expect.stringMatching(/^(This file|No birthdays)/),
  });
});
