import { expect, test } from "vitest";
import { previewOf } from "~/domain/people/import-preview";
import { readImport } from "../../../support/read-import";

// Each of these files kept an isolate busy for many seconds when its work grew with the square of its size.
const hostile = (name: string, run: () => Promise<void>) => test(name, { timeout: 8_000 }, run);
const MB = 1024 * 1024;
const times = (count: number, text: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => text(place)).join("\n");
const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD"].join("\n");

hostile(
  "anniversaries of names with many parts are looked up, not compared with everybody",
  async () => {
    const parts = Array.from({ length: 60 }, (_, place) => `n${place}`).join(", ");
    const file = [
      times(600, (place) => card(`FN:Person${place} Ek`, "BDAY:19640502")),
      times(600, (place) => card(`FN:${place}, ${parts}`, "ANNIVERSARY:20100101")),
    ].join("\n");
    const { contacts } = await readImport(file);
    expect(contacts).toHaveLength(1200);
  },
);

const LIGATURE = "\uFDFA";
const long = (place: number) => LIGATURE.repeat(480) + place;
const cards = Array.from({ length: 200 }, (_, place) => ({
  name: long(place),
  birthday: "1964-05-02",
}));

hostile("a preview of names that grow when they are normalised", async () => {
  const contacts = Array.from({ length: 4800 }, (_, place) => ({
    ...{ name: long(place), birthday: "1970-01-01", relationship: "", anniversary: null },
  }));
  const { rows } = previewOf({ contacts, leftOut: [], unnamed: 0 }, cards, 200);
  expect(rows).toHaveLength(200);
  expect(rows[0]).toMatchObject({ note: "same name" });
});

hostile("10 MB of empty lines are refused", async () => {
  expect(await readImport(new Uint8Array(10 * MB).fill(10))).toMatchObject({
    failure: expect.stringMatching(/could not be read/),
  });
});

test("a few empty lines before a file are skipped", async () => {
  const { contacts } = await readImport(`\n\n\n${card("FN:Anna", "BDAY:--0502")}`);
  expect(contacts).toMatchObject([{ name: "Anna" }]);
});

hostile("a table of cells in quotes that stay open for thousands of lines", async () => {
  const open = `"${"\n".repeat(8190)}`;
  const file = `Name,Birthday\nAnna,1964-05-02\n${open.repeat(40)}`;
  const { contacts } = await readImport(file);
  expect(contacts).toMatchObject([{ name: "Anna", birthday: "1964-05-02" }]);
});

test("a cell in quotes that is never closed ends at the longest row", async () => {
  const open = `"Bo${"\n".repeat(8190)}`;
  const { contacts } = await readImport(`Name,Birthday\n${open}Anna,1964-05-02\n`);
  expect(contacts).toMatchObject([{ name: "Anna" }]);
});

hostile("names folded into thousands of lines", async () => {
  const name = `FN:Anna\n${" aa\n".repeat(1000)}`;
  const file = card("BDAY:--0502", ...Array.from({ length: 390 }, () => name.trimEnd()));
  const { contacts } = await readImport(file);
  expect(contacts).toMatchObject([{ birthday: "--05-02" }]);
  expect(contacts[0]?.name).toMatch(/^Annaaa/);
});

const event = (place: number) =>
  `BEGIN:VEVENT\nSUMMARY:Meeting ${place}\nDTSTART:20260101\nEND:VEVENT`;
const row = (place: number) => `Meeting ${place},soon`;

test.each([
  ["cards that never end", times(5001, () => "BEGIN:VCARD")],
  ["events that are nobody's day", `BEGIN:VCALENDAR\n${times(5001, event)}\nEND:VCALENDAR`],
  ["alarms", `BEGIN:VCALENDAR\n${times(5001, () => "BEGIN:VALARM\nEND:VALARM")}\nEND:VCALENDAR`],
  ["rows without a date", times(5001, row)],
])("a file of more than 5,000 %s is refused", async (_, file) => {
  expect(await readImport(file)).toMatchObject({
    failure: expect.stringContaining("more than 5,000 entries"),
  });
});

test("a file of more than 400,000 lines is refused", async () => {
  const file = `BEGIN:VCARD\nFN:Anna\nBDAY:--0502\nNOTE:\n${" a\n".repeat(400_000)}END:VCARD`;
  expect(await readImport(file)).toMatchObject({
    failure: expect.stringContaining("more than 400,000 lines"),
  });
});

test("a file of more than 100,000 fields is refused", async () => {
  const full = card(times(60, () => "N:"));
  expect(await readImport(times(1667, () => full))).toMatchObject({
    failure: expect.stringContaining("more than 100,000 fields"),
  });
});
