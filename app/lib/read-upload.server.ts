import { piecesOf } from "./body-pieces";
import { boundaryOf, refused } from "./read-form.server";

/** The most parts of a form with a file, and lines that are not of the file. */
const LIMITS = { parts: 5, outside: 100 } as const;
const NEWLINE = 10;
const RETURN = 13;

type Upload = {
  /** The name of the only field. */
  field: string;
  /** The largest body. */
  limitBytes: number;
  /** The most bytes of a line; the rest of a longer one is dropped. */
  lineBytes: number;
};

/** Whether a request is a form with a file. */
export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "");
}

/**
 * The lines of an uploaded file, without their ends, in parts as they arrive: the file is never in memory
 * as a whole. Throws a text response: 413 over `limitBytes`, 400 for a broken body or another field.
 * Nothing more is read once the caller stops.
 */
export async function* readUploadedLines(
  request: Request,
  { field, limitBytes, lineBytes }: Upload,
): AsyncGenerator<Uint8Array[]> {
  const boundary = `--${boundaryOf(request.headers.get("Content-Type") ?? "")}`;
  if (Number(request.headers.get("Content-Length")) > limitBytes) throw tooLarge();
  const body = partReader(boundary, field);
  for await (const lines of linesOf(request.body, { limitBytes, lineBytes })) {
    const ofFile = lines.filter((line) => body.isOfFile(line));
    if (ofFile.length > 0) yield ofFile;
  }
  if (!body.hasEnded()) throw refused(400, "This form arrived broken.");
}

/** Follows the parts of a multipart body line by line (RFC 7578). */
function partReader(boundary: string, field: string) {
  let place: "preamble" | "headers" | "content" | "end" = "preamble";
  let [parts, outside] = [0, 0];
  let isNamed = false;
  const begin = () => {
    parts += 1;
    isNamed = false;
    place = "headers";
    if (parts > LIMITS.parts) throw refused(400, "This form has too many fields.");
  };
  const readHeader = (line: Uint8Array) => {
    const name = /^content-disposition:.*[; ]name="([^"]*)"/i.exec(decoder.decode(line))?.[1];
    if (name === undefined) return;
    if (name !== field) throw refused(400, "This form has a field that is not ours.");
    isNamed = true;
  };
  const follow = (line: Uint8Array) => {
    const mark = boundaryIn(line, boundary);
    if (mark === "end") place = "end";
    else if (mark === "next" && place !== "end") begin();
    else if (place === "content") return isNamed;
    else if (place === "headers" && line.length > 0) readHeader(line);
    else if (place === "headers") place = "content";
    return false;
  };
  return {
    /** Takes the next line of the body; whether it is one of the file. */
    isOfFile(line: Uint8Array): boolean {
      const isOfFile = follow(line);
      if (!isOfFile) outside += 1;
      if (outside > LIMITS.outside) throw refused(400, "This form arrived broken.");
      return isOfFile;
    },
    hasEnded: () => place === "end",
  };
}

const decoder = new TextDecoder();
const DASH = 45;

function boundaryIn(line: Uint8Array, boundary: string): "next" | "end" | null {
  if (line[0] !== DASH || line[1] !== DASH) return null;
  const text = decoder.decode(line).trimEnd();
  if (text === boundary) return "next";
  return text === `${boundary}--` ? "end" : null;
}

/**
 * The lines of a body as it arrives, most of them views of what arrived, as a copy of each would take longer than
 * reading it; of a line longer than `lineBytes` only the beginning.
 */
async function* linesOf(
  body: ReadableStream<Uint8Array> | null,
  { limitBytes, lineBytes }: Pick<Upload, "limitBytes" | "lineBytes">,
): AsyncGenerator<Uint8Array[]> {
  let size = 0;
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of piecesOf(body, limitBytes)) {
    size += piece.byteLength;
    if (size > limitBytes) throw tooLarge();
    const lines: Uint8Array[] = [];
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; ) {
      lines.push(withoutReturn(joined(rest, piece.subarray(from, end), lineBytes)));
      rest = new Uint8Array();
      from = end + 1;
      end = piece.indexOf(NEWLINE, from);
    }
    rest = joined(rest, piece.subarray(from), lineBytes);
    yield lines;
  }
  yield [withoutReturn(rest)];
}

function joined(first: Uint8Array, second: Uint8Array, limit: number): Uint8Array {
  if (first.length === 0) return second.subarray(0, limit);
  const bytes = new Uint8Array(Math.min(first.length + second.length, limit));
  bytes.set(first);
  bytes.set(second.subarray(0, bytes.length - first.length), first.length);
  return bytes;
}

const withoutReturn = (line: Uint8Array) => (line.at(-1) === RETURN ? line.subarray(0, -1) : line);

const tooLarge = () => refused(413, "This form holds more than we can take.");
