import { entryOfLine, type ImportEntry, nameFrom, pastOrExpected } from "./contact-entries";
import { guessRelationship } from "./guess-relationship";
import { decodeText } from "./import-charsets.server";
import { type DateReading, isMonthFirst, readDate } from "./import-dates";

/** The most characters of a row, cells kept of one, and cells looked at where no headings say which. */
const LIMITS = { row: 8192, cells: 120, unheaded: 12 } as const;

/** The columns of address books and lists, by their lower-case headings. */
const COLUMNS = {
  name: ["name", "full name", "display name", "person", "who", "contact", "file as"],
  given: ["first name", "given name", "forename", "firstname"],
  family: ["last name", "family name", "surname", "lastname"],
  birthday: ["birthday", "birth date", "birthdate", "date of birth", "dob", "bday", "born"],
  anniversary: ["anniversary", "wedding anniversary", "wedding"],
  relationship: ["relationship", "relation"],
  line: ["subject", "title", "event", "summary", "occasion", "what"],
  date: ["date", "start date", "day", "when"],
  labels: ["labels", "group membership", "categories"],
  eventType: ["event 1 - type", "event 1 - label"],
  eventDate: ["event 1 - value"],
} as const;
type Column = keyof typeof COLUMNS;
type Columns = Partial<Record<Column, number>>;

/**
 * Reads a table of comma-, semicolon- or tab-separated values: an address book (Google, Outlook), a
 * calendar, or a list such as `Mum bday,12 April`, with or without headings. `onRow` gets the cells of
 * each row.
 */
export function tableReader(onRow: (cells: string[]) => void) {
  let separator = "";
  let parts: string[] = [];
  let length = 0;
  let isOpen = false;
  return {
    push(line: Uint8Array) {
      const part = decodeText(line);
      parts.push(part);
      length += part.length + 1;
      // A cell in quotes may hold line breaks.
      if (hasOddQuotes(part)) isOpen = !isOpen;
      if (isOpen && length <= LIMITS.row) return;
      const text = parts.join("\n");
      parts = [];
      length = 0;
      isOpen = false;
      if (text.trim() === "") return;
      separator ||= mostFrequent(text);
      onRow(cellsOf(text.slice(0, LIMITS.row), separator));
    },
    end(): { isCutOff: boolean } {
      return { isCutOff: isOpen };
    },
  };
}

const hasOddQuotes = (text: string) => text.split('"').length % 2 === 0;

function mostFrequent(text: string): string {
  const count = (mark: string) => text.split(mark).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let place = 0; place < text.length && cells.length < LIMITS.cells; place += 1) {
    const character = text.charAt(place);
    if (character === '"') {
      if (isQuoted && text.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/** What the rows of a table say; null if none has a date. The first row may be headings. */
export function readTable(rows: string[][], reading: DateReading): ImportEntry[] | null {
  const columns = columnsOf(rows[0] ?? []);
  const body = columns ? rows.slice(1) : rows;
  const telling = body.flat().find((cell) => isMonthFirst(cell) !== null);
  const order = telling === undefined ? null : isMonthFirst(telling);
  const ordered = { ...reading, isMonthFirst: order ?? reading.isMonthFirst };
  const entries = body.map((row) =>
    columns ? entryOfRow(row, columns, ordered) : entryOfCells(row, ordered),
  );
  const hasDates = columns !== null || entries.some((one) => !("reason" in one));
  return hasDates ? entries : null;
}

function columnsOf(row: string[]): Columns | null {
  const headings = row.map((cell) => cell.toLowerCase());
  const columns: Columns = {};
  for (const [column, names] of Object.entries(COLUMNS)) {
    const place = headings.findIndex((heading) => (names as readonly string[]).includes(heading));
    if (place >= 0) columns[column as Column] = place;
  }
  const { name, given, line, birthday, date, anniversary, eventDate } = columns;
  const hasName = [name, given, line].some((one) => one !== undefined);
  const hasDate = [birthday, date, anniversary, eventDate].some((one) => one !== undefined);
  return hasName && hasDate ? columns : null;
}

function entryOfRow(row: string[], columns: Columns, reading: DateReading): ImportEntry {
  const of = (column: Column) => row[columns[column] ?? -1] ?? "";
  const name = nameFrom(of("name") || `${of("given")} ${of("family")}`);
  if (name === "" || (!of("birthday") && !of("anniversary") && of("line") && of("date"))) {
    return entryOfLine(of("line") || name, readDate(of("date"), reading), reading.today);
  }
  const isAnniversary = /anniversary/i.test(of("eventType"));
  const birthdayText = blankIfEmpty(
    of("birthday") || (columns.birthday === undefined ? of("date") : ""),
  );
  const anniversaryText = blankIfEmpty(of("anniversary") || (isAnniversary ? of("eventDate") : ""));
  const birthday = readDate(birthdayText, reading);
  const anniversary = readDate(anniversaryText, reading);
  if (birthdayText && !birthday) return { name, reason: "unreadable" };
  if (!birthday && !anniversary) return { name, reason: "no birthday" };
  const relationship = nameFrom(of("relationship")) || guessRelationship(name, of("labels"));
  const { today } = reading;
  return { name, relationship, birthday: pastOrExpected(birthday, name, today), anniversary };
}

/** Outlook writes 0/0/00 for no date. */
const blankIfEmpty = (text: string) => (/^[0/.-]*$/.test(text) ? "" : text);

/** A row without headings: its first date, and the text before or after it. */
function entryOfCells(row: string[], reading: DateReading): ImportEntry {
  const cells = row.filter(Boolean).slice(0, LIMITS.unheaded);
  const place = cells.findIndex((cell) => readDate(cell, reading) !== null);
  const texts = cells.filter((_, at) => at !== place);
  const line = texts[0] ?? "";
  const date = readDate(cells[place] ?? "", reading);
  const entry = entryOfLine(line, date, reading.today);
  // A list of names and dates is one of birthdays.
  const isBare = "reason" in entry && entry.reason === "other" && date !== null;
  const read = isBare ? entryOfLine(`🎂 ${line}`, date, reading.today) : entry;
  if ("reason" in read) return read;
  const year = isBare && date ? date : read.birthday;
  return {
    ...read,
    birthday: read.birthday === "" ? "" : year,
    relationship: nameFrom(texts[1] ?? "") || read.relationship,
  };
}
