import { expect, test } from "vitest";
import { IMPORT_LIMITS } from "~/domain/people/contacts-import";
import { OCCASION_LINES } from "../../../support/occasion-lines";
import { readImport as read, UK } from "../../../support/read-import";

const lines = (...all: string[]) => all.join("\r\n");
const contact = (...all: string[]) => lines("BEGIN:VCARD", "VERSION:4.0", ...all, "END:VCARD");
const oldContact = (...all: string[]) => lines("BEGIN:VCARD", "VERSION:2.1", ...all, "END:VCARD");
const calendar = (...all: string[]) =>
  lines("BEGIN:VCALENDAR", "VERSION:2.0", ...all, "END:VCALENDAR");
const event = (...all: string[]) => lines("BEGIN:VEVENT", "UID:1", ...all, "END:VEVENT");
const eventOn = (date: string, summary: string) =>
  event(`SUMMARY:${summary}`, `DTSTART;VALUE=DATE:${date}`);

/** "birthday of Anna 1950", as the table of lines puts it. */
async function meaningOf(line: string): Promise<string> {
  const { contacts, leftOut } = await read(calendar(eventOn("20260412", line)));
  const [one] = contacts;
  if (!one) return leftOut[0]?.reason ?? "nothing";
  const [kind, day] = one.birthday
    ? ["birthday", one.birthday]
    : ["anniversary", one.anniversary ?? ""];
  expect(day.slice(-5)).toBe("04-12");
  return `${kind} of ${one.name}${day.startsWith("--") ? "" : ` ${day.slice(0, 4)}`}`;
}

test.each(OCCASION_LINES)("%s: %s", async (line, meaning) => {
  expect(await meaningOf(line)).toBe(meaning);
});

test.each([
  ["19640502", "1964-05-02"],
  ["1964-05-02T00:00:00Z", "1964-05-02"],
  ["--0229", "--02-29"],
  ["--05-02", "--05-02"],
  ["16040502", "--05-02"],
  ["02/05/1964", "1964-05-02"],
])("a contact's birthday %s is read as %s", async (bday, birthday) => {
  expect(await read(contact("FN:Anna Karlsson", `BDAY:${bday}`))).toEqual({
    contacts: [{ name: "Anna Karlsson", relationship: "", birthday, anniversary: null }],
    leftOut: [],
    unnamed: 0,
    failure: null,
  });
});

test("an expected birth keeps its year, and another birthday to come has none", async () => {
  const file = lines(
    contact("FN:Hal", "BDAY:20270205"),
    contact("FN:Mum", "BDAY:20270205"),
    contact("FN:Ida", "BDAY:20291224"),
  );
  expect((await read(file)).contacts.map(({ name, birthday }) => [name, birthday])).toEqual([
    ["Hal", "2027-02-05"],
    ["Mum", "--02-05"],
    ["Ida", "--12-24"],
  ]);
  const { contacts } = await read(calendar(eventOn("20270205", "Emma's baby due")));
  expect(contacts).toMatchObject([{ name: "Emma's baby", birthday: "2027-02-05" }]);
  const list = await read("Name,Birthday\nHal,2027-02-05\nMum,2027-02-05");
  expect(list.contacts.map(({ birthday }) => birthday)).toEqual(["2027-02-05", "--02-05"]);
});

test("each contact with a birthday is found once, and the others are named with the reason", async () => {
  const anna = contact("FN:Anna", "BDAY:--0502");
  const file = lines(
    anna,
    contact("FN:Bo"),
    contact("N:Ek;Cai;;;", "FN:", "BDAY:--0101"),
    contact("FN:ANNA", "BDAY:19640502"),
    contact("FN:Dee", "BDAY:1990-02-30"),
    contact("TEL:1", "BDAY:--0101"),
  );
  const { contacts, leftOut } = await read(file);
  expect(contacts).toMatchObject([
    { name: "Anna", birthday: "1964-05-02" },
    { name: "Cai Ek", birthday: "--01-01" },
  ]);
  expect(leftOut).toEqual([
    { name: "Bo", reason: "no birthday" },
    { name: "ANNA", reason: "repeated" },
    { name: "Dee", reason: "unreadable" },
    { name: "", reason: "nobody" },
  ]);
});

test("a vCard 2.1 of a telephone: quoted-printable with soft line breaks, a charset, a photo", async () => {
  const photo = Array.from({ length: 3000 }, () => ` ${"/9j/4AAQSkZJRgABAQEASABIAAD".repeat(2)}`);
  const file = oldContact(
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96sterlund;Zo=C3=AB;;;",
    "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB=20=",
    "=C3=96ster=",
    "lund",
    "TEL;CELL:07700 900123",
    "TEL;HOME;PREF:020 7946 0123",
    "NOTE;ENCODING=QUOTED-PRINTABLE:likes tea=0D=0A=",
    "BDAY:19000101=",
    "END:VCARD",
    "PHOTO;ENCODING=BASE64;JPEG:",
    ...photo,
    "",
    "BDAY:19850412",
  );
  expect(await read(file)).toMatchObject({
    contacts: [{ name: "Zoë Österlund", birthday: "1985-04-12" }],
    leftOut: [],
  });
});

test("a vCard 2.1 of Outlook: a Windows charset, unindented photos, an anniversary, an agent", async () => {
  const head = "FN;CHARSET=Windows-1252:Zo";
  const rest = lines(
    " Meyer",
    "AGENT:",
    "BEGIN:VCARD",
    "FN:Somebody else",
    "BDAY:20000101",
    "END:VCARD",
    "PHOTO;TYPE=JPEG;ENCODING=BASE64:",
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8U",
    "HRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL==",
    "",
    "X-MS-ANNIVERSARY;VALUE=DATE:20150620",
    "BDAY:19850412T000000",
    "REV:20200101T000000Z",
    "END:VCARD",
  );
  const bytes = new Uint8Array([
    ...new TextEncoder().encode(`BEGIN:VCARD\r\nVERSION:2.1\r\n${head}`),
    0xeb,
    ...new TextEncoder().encode(rest),
  ]);
  expect((await read(bytes)).contacts).toEqual([
    { name: "Zoë Meyer", relationship: "", birthday: "1985-04-12", anniversary: "2015-06-20" },
  ]);
});

test("folded lines, groups, quotes, escapes and the anniversaries of Apple and Android are read", async () => {
  const file = lines(
    contact(
      "FN:Anna Maria",
      "  Karlsson\\, MD",
      'item2.X-ABDATE;X="a:b";type=pref:2009-08-22',
      "item2.X-ABLabel:_$!<Anniversary>!$_",
      "item1.BDAY;VALUE=date:1964-05-02",
    ),
    oldContact(
      "FN:Uncle Bob",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1970-03-01;3;;;;;;;;;;;;;",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1999-07-10;1;;;;;;;;;;;;;",
    ),
    contact("FN:Cai", "ANNIVERSARY:20100101", "CATEGORIES:Work,Golf"),
  );
  expect((await read(file)).contacts).toEqual([
    {
      name: "Anna Maria Karlsson, MD",
      relationship: "",
      birthday: "1964-05-02",
      anniversary: "2009-08-22",
    },
    {
      name: "Uncle Bob",
      relationship: "Uncle",
      birthday: "1970-03-01",
      anniversary: "1999-07-10",
    },
    { name: "Cai", relationship: "Colleague", birthday: "", anniversary: "2010-01-01" },
  ]);
});

test.each([
  ["Anna's birthday", "19850412", "1985-04-12"],
  ["Birthday of Anna", "20260412", "--04-12"],
  ["Anna – Birthday", "20251231", "--12-31"],
  ["Mum bday", "20150412", "--04-12"],
  ["Iris's birthday", "20150412", "2015-04-12"],
  ["Grandpa Joe (76)", "19500412", "1950-04-12"],
  [`Anna${" ".repeat(150)}birthday`, "20251231", "--12-31"],
])("a calendar event %s on %s is a birthday on %s", async (summary, date, birthday) => {
  const meeting = event("SUMMARY:Meeting", "DTSTART;VALUE=DATE:20260101");
  const { contacts, leftOut } = await read(calendar(meeting, eventOn(date, summary)));
  expect(contacts).toMatchObject([{ birthday }]);
  expect(leftOut).toEqual([{ name: "Meeting", reason: "other" }]);
});

test("alarms, cancelled events and time zones of a calendar are nobody; one of birthdays needs no word", async () => {
  const file = calendar(
    "X-WR-CALNAME:Birthdays",
    lines("BEGIN:VTIMEZONE", "DTSTART:19701025T020000", "END:VTIMEZONE"),
    event(
      "SUMMARY:Anna Karlsson",
      "DTSTART;VALUE=DATE:19640502",
      lines("BEGIN:VALARM", "SUMMARY:Ring", "END:VALARM"),
    ),
    event("SUMMARY:Bo's birthday", "DTSTART:19700101", "STATUS:CANCELLED"),
  );
  expect(await read(file)).toMatchObject({
    contacts: [{ name: "Anna Karlsson", birthday: "1964-05-02" }],
    leftOut: [],
  });
});

test("a wedding anniversary goes to whom it names; without such a person the birthday is asked", async () => {
  const file = calendar(
    eventOn("19850412", "Tom Baker's birthday"),
    eventOn("20150620", "Tom and Priya wedding anniversary"),
    eventOn("20160620", "Tom & Priya's anniversary"),
    eventOn("20100101", "Mum & Dad's anniversary"),
  );
  const { contacts, leftOut } = await read(file);
  expect(contacts).toEqual([
    {
      name: "Tom Baker",
      relationship: "",
      birthday: "1985-04-12",
      anniversary: "2015-06-20",
    },
    {
      name: "Mum & Dad",
      relationship: "Parents",
      birthday: "",
      anniversary: "2010-01-01",
    },
  ]);
  expect(leftOut).toEqual([{ name: "Tom & Priya", reason: "repeated" }]);
});

const birthdays = async (file: string, owner?: Parameters<typeof read>[1]) =>
  (await read(file, owner)).contacts.map(({ name, birthday }) => `${name} ${birthday}`);

test("tables of address books, calendars and one's own are read", async () => {
  const google = lines(
    "First Name,Last Name,Birthday,Labels,Event 1 - Label,Event 1 - Value",
    "Anna,Karlsson,1964-05-02,* myContacts ::: Friends,Anniversary,2009-08-22",
    "Bo,,,* myContacts,,",
  );
  const { contacts, leftOut } = await read(google);
  expect(contacts).toEqual([
    {
      name: "Anna Karlsson",
      relationship: "Friend",
      birthday: "1964-05-02",
      anniversary: "2009-08-22",
    },
  ]);
  expect(leftOut).toEqual([{ name: "Bo", reason: "no birthday" }]);
  const outlook = lines(
    '"First Name","Last Name","Birthday","Anniversary","Notes"',
    '"Anna","Karlsson","5/13/1964","0/0/00","two',
    'lines, ""quoted"""',
    '"Cai","Ek","2/5/1970","0/0/00",""',
    '"Dee","","0/0/00","0/0/00",""',
  );
  expect(await birthdays(outlook)).toEqual(["Anna Karlsson 1964-05-13", "Cai Ek 1970-02-05"]);
  const calendarTable = lines("Subject,Start Date", "Mum bday,02/05/2026", "Meeting,03/05/2026");
  expect(await birthdays(calendarTable)).toEqual(["Mum --05-02"]);
  const own = lines(
    "Mum bday;2 May",
    "Grandpa Joe (76);12.4.2026",
    "Anna;May 2, 1964;Best friend",
    "Happy birthday Zoë!;2nd of March '85",
    "Nobody;soon",
  );
  expect(await birthdays(own)).toEqual([
    "Mum --05-02",
    "Grandpa Joe 1950-04-12",
    "Anna 1964-05-02",
    "Zoë 1985-03-02",
  ]);
});

test("2/5/64 is read by the rest of the table, else as in the owner's region", async () => {
  const table = (date: string) => lines("Name,Birthday", "Anna,2/5/64", `Bo,${date}`);
  expect(await birthdays(table("3/4/70"))).toEqual(["Anna 1964-05-02", "Bo 1970-04-03"]);
  const usa = { today: UK.today, region: "USA" } as const;
  expect(await birthdays(table("3/4/70"), usa)).toEqual(["Anna 1964-02-05", "Bo 1970-03-04"]);
  expect(await birthdays(table("13/4/70"), usa)).toEqual(["Anna 1964-05-02", "Bo 1970-04-13"]);
});

test.each([
  "",
  "hello",
  "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna",
  "\u0000\u0001\u0002,",
  "%PDF-1.4\r\n1,2",
  "Name,Telephone\r\nAnna,1",
  contact("FN:Anna", "BDAY:1990-02-30"),
  calendar(event("SUMMARY:Meeting", "DTSTART:20260101T090000Z")),
])("a file with %j yields an error message", async (text) => {
  const { failure } = await read(text);
  expect(failure).toMatch(/^(This file could not|No birthdays)/);
});

test("a file that ends within an entry yields the others, and says so", async () => {
  const { contacts, leftOut } = await read(
    lines(contact("FN:Anna", "BDAY:--0502"), "BEGIN:VCARD", "FN:Bo"),
  );
  expect(contacts).toMatchObject([{ name: "Anna" }]);
  expect(leftOut).toEqual([{ name: "", reason: "cut off" }]);
});

test("10 MB of contacts with photos are read; a file with too many entries is refused", async () => {
  const photo = Array.from({ length: 1200 }, () => ` ${"A".repeat(74)}`).join("\r\n");
  const all = Array.from({ length: 110 }, (_, place) =>
    oldContact(`FN:Person ${place}`, "PHOTO;ENCODING=BASE64;JPEG:", photo, "", "BDAY:19640502"),
  );
  expect((await read(lines(...all))).contacts).toHaveLength(110);
  const many = Array.from({ length: IMPORT_LIMITS.entries + 1 }, (_, place) =>
    contact(`FN:Person ${place}`, "BDAY:19640502"),
  );
  expect(await read(lines(...many))).toMatchObject({
    failure: expect.stringContaining("more than 5,000 entries"),
  });
});
