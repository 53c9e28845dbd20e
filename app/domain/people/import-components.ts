import { decodeQuotedPrintable, decodeText } from "./import-text";

/** A property of a vCard or of an event, such as `item1.X-ABDATE;type=pref:2009-08-22`. */
export type ImportProperty = { group: string; name: string; params: string; value: string };

/** A complete vCard or event. */
export type ImportComponent = { name: string; properties: ImportProperty[] };

/** The most bytes kept of a property, and properties kept of a component; the rest is ignored. */
const LIMITS = { value: 2048, properties: 60, depth: 8, head: 60 } as const;

const WANTED = new Set(
  "BEGIN END FN N ORG NICKNAME BDAY X-BDAY ANNIVERSARY X-ANNIVERSARY X-MS-ANNIVERSARY X-EVOLUTION-ANNIVERSARY X-ABDATE X-ABLABEL X-ANDROID-CUSTOM CATEGORIES SUMMARY DTSTART STATUS X-WR-CALNAME".split(
    " ",
  ),
);
const [TAB, BLANK, COLON, SEMICOLON, EQUALS, QUOTE] = [9, 32, 58, 59, 61, 34];

/** A property that may go on in the next line; `bytes` has room for the longest, `length` are filled. */
type Line = { name: string; bytes: Uint8Array; length: number; colon: number; isSoft: boolean };

/**
 * Reads vCards (2.1, 3.0, 4.0) and iCalendar events line by line: folded lines and soft line breaks are
 * joined, properties that an import does not use, such as photos, are skipped without being decoded.
 * `onComponent` gets each one that is complete, `onCalendarName` the name of the calendar around them; `end`
 * tells whether one was cut off.
 */
export function componentReader(
  onComponent: (component: ImportComponent) => void,
  onCalendarName: (name: string) => void,
) {
  const open: ImportComponent[] = [];
  // For all properties, as each is decoded before the next one: thousands of folded lines copy no others.
  const kept = new Uint8Array(LIMITS.value);
  let current: Line | null = null;
  let isSkippedSoft = false;

  const finish = () => {
    const property = current && propertyOf(current);
    current = null;
    if (!property) return;
    const { name, value } = property;
    if (name === "BEGIN") {
      if (open.length < LIMITS.depth) open.push({ name: value.toUpperCase(), properties: [] });
    } else if (name === "END") {
      const ended = open.pop();
      // A card inside a card (AGENT) is somebody else.
      if (ended && !open.some((outer) => outer.name === ended.name)) onComponent(ended);
    } else if (name === "X-WR-CALNAME") onCalendarName(value);
    else {
      const properties = open.at(-1)?.properties;
      if (properties && properties.length < LIMITS.properties) properties.push(property);
    }
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
      const { name, isQuotedPrintable } = head;
      const isSoft = isQuotedPrintable && line.at(-1) === EQUALS;
      if (!WANTED.has(name)) {
        isSkippedSoft = isSoft;
        return;
      }
      current = { name, bytes: kept, length: 0, colon: head.colon, isSoft };
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

/** The name of a line's property, without its group; null if it has none, as a line of a photo. */
function headOf(line: Uint8Array) {
  let name = "";
  let place = 0;
  for (; place < Math.min(line.length, LIMITS.head); place += 1) {
    const byte = line[place] ?? 0;
    if (byte === COLON || byte === SEMICOLON) break;
    name += String.fromCharCode(byte);
  }
  if (place === line.length || place === LIMITS.head) return null;
  const colon = colonOf(line, place);
  if (colon < 0) return null;
  const isQuotedPrintable =
    place < colon && /QUOTED-PRINTABLE/i.test(decodeText(line.subarray(place, colon)));
  return { name: name.slice(name.indexOf(".") + 1).toUpperCase(), colon, isQuotedPrintable };
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

function propertyOf({ name, bytes, length, colon }: Line): ImportProperty {
  const head = decodeText(bytes.subarray(0, colon));
  const params = head.slice(head.indexOf(";") + 1 || head.length);
  const charset = /CHARSET="?([\w.:-]{1,40})/i.exec(params)?.[1];
  const isQuotedPrintable = /QUOTED-PRINTABLE/i.test(params);
  const raw = bytes.subarray(colon + 1, length);
  const value = decodeText(isQuotedPrintable ? decodeQuotedPrintable(raw) : raw, charset);
  const dot = head.split(";", 1)[0]?.indexOf(".") ?? -1;
  return {
    group: dot > 0 ? head.slice(0, dot).toLowerCase() : "",
    name,
    params,
    value: value.trim(),
  };
}
