import { charsetDecoder, decodeAscii } from "./import-charsets.server";
import { decodeQuotedPrintable } from "./import-text";

/** A property of a vCard or of an event, such as `item1.X-ABDATE;type=pref:2009-08-22`. */
export type ImportProperty = { group: string; name: string; value: string };

/** A complete vCard or event. */
export type ImportComponent = { name: string; properties: ImportProperty[] };

/**
 * The most bytes kept of a property, characters of its value, properties of a component and components around each
 * other; the rest is ignored. A line whose name is longer than `head` is none.
 */
const LIMITS = { value: 2048, text: 500, properties: 60, depth: 8, head: 60 } as const;

const WANTED = new Set(
  "BEGIN END FN N ORG BDAY X-BDAY ANNIVERSARY X-ANNIVERSARY X-MS-ANNIVERSARY X-EVOLUTION-ANNIVERSARY X-ABDATE X-ABLABEL X-ANDROID-CUSTOM CATEGORIES SUMMARY DTSTART STATUS X-WR-CALNAME".split(
    " ",
  ),
);
const [TAB, BLANK, COLON, SEMICOLON, EQUALS, QUOTE] = [9, 32, 58, 59, 61, 34];

/** Where a line's value begins, after the colon, and what is before it. */
type Head = Pick<ImportProperty, "group" | "name"> & { paramsAt: number; valueAt: number };

/** A property that may go on in the next line; `bytes` has room for the longest, `length` are filled. */
type Line = Head & { bytes: Uint8Array; length: number; isSoft: boolean };

/** What a reader tells of a file: what it has bounds of, complete components, the name of the calendar. */
type Handlers = {
  count: (what: "entries" | "properties") => void;
  onComponent: (component: ImportComponent) => void;
  onCalendarName: (name: string) => void;
};

/**
 * Reads vCards (2.1, 3.0, 4.0) and iCalendar events line by line: folded lines and soft line breaks are
 * joined. Properties that an import does not use, such as photos, and those beyond the bounds are skipped
 * without being decoded. `end` tells whether a component was cut off.
 */
export function componentReader({ count, onComponent, onCalendarName }: Handlers) {
  const open: ImportComponent[] = [];
  const decode = charsetDecoder();
  // For all properties, as each is decoded before the next one: thousands of folded lines copy no others.
  const kept = new Uint8Array(LIMITS.value);
  let current: Line | null = null;
  let isSkippedSoft = false;

  const begin = (line: Line) => {
    count("entries");
    if (open.length === LIMITS.depth) return;
    open.push({ name: propertyOf(line, decode).value.toUpperCase(), properties: [] });
  };
  const end = () => {
    const ended = open.pop();
    // A card inside a card (AGENT) is somebody else.
    if (ended && !open.some((outer) => outer.name === ended.name)) onComponent(ended);
  };
  const keep = (line: Line) => {
    const properties = open.at(-1)?.properties;
    if (!properties || properties.length === LIMITS.properties) return;
    count("properties");
    const property = propertyOf(line, decode);
    properties.push(property);
    if (property.name === "X-WR-CALNAME") onCalendarName(property.value);
  };
  const finish = () => {
    const line = current;
    current = null;
    if (line?.name === "BEGIN") begin(line);
    else if (line?.name === "END") end();
    else if (line) keep(line);
  };

  return {
    push(line: Uint8Array) {
      if (isSkippedSoft) {
        isSkippedSoft = line.at(-1) === EQUALS;
        return;
      }
      if (current?.isSoft) {
        append(current, line[0] === BLANK || line[0] === TAB ? line.subarray(1) : line);
        return;
      }
      if (line[0] === BLANK || line[0] === TAB) {
        if (current) append(current, line.subarray(1));
        return;
      }
      finish();
      const head = headOf(line);
      if (head === null) return;
      const isSoft = line.at(-1) === EQUALS && isQuotedPrintable(paramsOf(line, head));
      if (!WANTED.has(head.name)) {
        isSkippedSoft = isSoft;
        return;
      }
      current = { ...head, bytes: kept, length: 0, isSoft };
      append(current, line);
    },
    end(): { isCutOff: boolean } {
      finish();
      return { isCutOff: open.length > 0 };
    },
  };
}

function append(line: Line, more: Uint8Array): void {
  const goesOn = line.isSoft && more.at(-1) === EQUALS;
  const bytes = goesOn ? more.subarray(0, -1) : more;
  const added = bytes.subarray(0, line.bytes.length - line.length);
  line.bytes.set(added, line.length);
  line.length += added.length;
  line.isSoft = goesOn;
}

/** What a line says before its value; null if it has none, as a line of a photo. */
function headOf(line: Uint8Array): Head | null {
  let said = "";
  let place = 0;
  for (; place < Math.min(line.length, LIMITS.head); place += 1) {
    const byte = line[place] ?? 0;
    if (byte === COLON || byte === SEMICOLON) break;
    said += String.fromCharCode(byte);
  }
  if (place === line.length || place === LIMITS.head) return null;
  const colon = colonOf(line, place);
  if (colon < 0) return null;
  const dot = said.indexOf(".");
  return {
    group: said.slice(0, Math.max(dot, 0)).toLowerCase(),
    name: said.slice(dot + 1).toUpperCase(),
    paramsAt: place,
    valueAt: colon + 1,
  };
}

/** Where the value begins: the first colon outside quotes. */
function colonOf(line: Uint8Array, from: number): number {
  let isQuoted = false;
  for (let place = from; place < Math.min(line.length, LIMITS.value); place += 1) {
    if (line[place] === QUOTE) isQuoted = !isQuoted;
    if (line[place] === COLON && !isQuoted) return place;
  }
  return -1;
}

const paramsOf = (line: Uint8Array, { paramsAt, valueAt }: Head) =>
  decodeAscii(line.subarray(paramsAt, valueAt - 1));
const isQuotedPrintable = (params: string) => /QUOTED-PRINTABLE/i.test(params);

function propertyOf(line: Line, decode: ReturnType<typeof charsetDecoder>): ImportProperty {
  const { group, name, bytes, length, valueAt } = line;
  const params = paramsOf(bytes, line);
  const charset = /CHARSET="?([\w.:-]{1,40})/i.exec(params)?.[1];
  const raw = bytes.subarray(valueAt, length);
  const value = decode(isQuotedPrintable(params) ? decodeQuotedPrintable(raw) : raw, charset);
  return { group, name, value: value.trim().slice(0, LIMITS.text) };
}
