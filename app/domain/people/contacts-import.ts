import type { Day } from "~/domain/holidays/calendar-day";
import type { Region } from "~/domain/shared/region";
import {
  type FoundContact,
  type ImportEntry,
  type LeftOut,
  nameFrom,
  readCard,
  readEvent,
} from "./contact-entries";
import { gatherContacts } from "./gather-contacts";
import { decodeText } from "./import-charsets.server";
import { componentReader } from "./import-components";
import { readTable, tableReader } from "./import-table";

/**
 * The people found in a file, those left out with the reason, and the number of further entries of a
 * calendar that are none; or an error message.
 */
export type ImportOutcome = {
  contacts: FoundContact[];
  leftOut: LeftOut[];
  unnamed: number;
  failure: string | null;
};

/**
 * The largest file in bytes and lines, the most bytes kept of a line, the most people in a preview, the most
 * entries of any kind in a file, the most properties of them that are decoded, the most entries named that are
 * neither birthday nor anniversary, and the most empty lines before the first.
 */
export const IMPORT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  lines: 400_000,
  line: 8192,
  contacts: 200,
  entries: 5000,
  properties: 100_000,
  others: 500,
  emptyFirst: 100,
} as const;

type Counted = "lines" | "entries" | "properties";
const tooMany = (what: Counted, name: string = what) =>
  `This file has more than ${IMPORT_LIMITS[what].toLocaleString("en-GB")} ${name}. Please split it.`;

const FAILURES = {
  broken:
    "This file could not be read. Please choose a contacts file (.vcf), a calendar (.ics) or a table (.csv).",
  empty: "No birthdays were found in this file.",
  entries: tooMany("entries"),
  lines: tooMany("lines"),
  properties: tooMany("properties", "fields"),
} as const;

type Owner = { today: Day; region: Region };
/** A file in parts, as lines without their ends. */
type FileLines = AsyncIterable<Uint8Array[]>;

/**
 * Reads names, birthdays and wedding anniversaries from a vCard (.vcf), iCalendar (.ics) or CSV file, line
 * by line. Dates such as 2/5/64 are read by the rest of the file, else as in the owner's region.
 */
export async function readContacts(lines: FileLines, owner: Owner): Promise<ImportOutcome> {
  const failed = (failure: string) => ({ contacts: [], leftOut: [], unnamed: 0, failure });
  const file = fileReader(owner);
  for await (const part of lines) {
    for (const line of part) file.push(line);
    if (file.fullOf() || file.isBroken()) break;
  }
  const found = file.end();
  const fullOf = file.fullOf();
  if (fullOf) return failed(FAILURES[fullOf]);
  if (!found) return failed(FAILURES.broken);
  const { contacts, leftOut } = gatherContacts(found.entries);
  const failure = contacts.length === 0 ? FAILURES.empty : null;
  return { contacts, leftOut, unnamed: found.unnamed, failure };
}

type Reader = { push: (line: Uint8Array) => void; end: () => { isCutOff: boolean } };

function fileReader({ today, region }: Owner) {
  const reading = { today, isMonthFirst: region === "USA" };
  const entries: ImportEntry[] = [];
  const others = new Set<string>();
  const rows: string[][] = [];
  const read: Record<Counted, number> = { lines: 0, entries: 0, properties: 0 };
  let fullOf: Counted | null = null;
  let unnamed = 0;
  let isBirthdays = false;
  let reader: Reader | null = null;
  let isBroken = false;

  const addOther = (name: string) => {
    if (others.has(name) || others.size >= IMPORT_LIMITS.others) unnamed += 1;
    else others.add(name);
  };
  const add = (entry: ImportEntry | null) => {
    if (entry && "reason" in entry && entry.reason === "other") addOther(entry.name);
    else if (entry) entries.push(entry);
  };
  const count = (what: Counted) => {
    read[what] += 1;
    if (read[what] > IMPORT_LIMITS[what]) fullOf ??= what;
  };
  const components = () =>
    componentReader({
      count,
      onComponent: (component) => {
        if (component.name === "VCARD") add(readCard(component, reading));
        if (component.name === "VEVENT") add(readEvent(component, reading, isBirthdays));
      },
      onCalendarName: (name) => {
        isBirthdays ||= /birthday/i.test(name);
      },
    });

  const table = () =>
    tableReader((row) => {
      count("entries");
      rows.push(row);
    });

  return {
    push(line: Uint8Array) {
      if (isBroken || fullOf) return;
      count("lines");
      const first = reader ? line : withoutMark(line);
      reader ??= chooseReader(first, { components, table });
      if (reader) reader.push(first);
      else isBroken = first.length > 0 || read.lines > IMPORT_LIMITS.emptyFirst;
    },
    /** What a file has too many of; null if nothing. */
    fullOf: () => fullOf,
    isBroken: () => isBroken,
    /** What was found; null if the file is none of ours. */
    end() {
      const { isCutOff = true } = reader?.end() ?? {};
      if (rows.length > 0) {
        const found = readTable(rows, reading);
        if (!found) return null;
        for (const entry of found) add(entry);
      }
      const isEmpty = entries.length === 0 && others.size === 0;
      if (isBroken || !reader || (isCutOff && isEmpty)) return null;
      if (isCutOff) entries.push({ name: "", reason: "cut off" });
      const rest = [...others].map((name): LeftOut => ({ name, reason: "other" }));
      return { entries: [...entries, ...rest], unnamed };
    },
  };
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

function withoutMark(line: Uint8Array): Uint8Array {
  return BYTE_ORDER_MARK.every((byte, place) => line[place] === byte) ? line.subarray(3) : line;
}

/** The reader for a file with this first line; null if it is empty or of no kind we know. */
function chooseReader(
  first: Uint8Array,
  { components, table }: { components: () => Reader; table: () => Reader },
): Reader | null {
  const text = nameFrom(decodeText(first));
  if (/^begin:v(?:card|calendar)$/i.test(text)) return components();
  const hasCells = [0x2c, 0x3b, 0x09].some((mark) => first.includes(mark));
  const isBinary = first.some((byte) => byte < 0x20 && byte !== 0x09);
  return hasCells && !isBinary ? table() : null;
}
