import { readBytes } from "./read-bounded";

/** The largest accepted form without files, in bytes. */
const LARGEST_FORM = 64 * 1024;
const MOST_FIELDS = 500;
/** The highest place in a list of fields, such as `people[3].name`. */
const LAST_PLACE = 200;
const TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
/** Names that conform gives a meaning of its own, and names that every JavaScript object has. */
const RESERVED = /^__(?:intent|state)__$|(?:^|[.[])(?:__proto__|constructor|prototype)(?:$|[.\]])/;

/**
 * The posted form, read within bounds. Throws a text response: 415 for another content type, 413 over
 * `limitBytes`, 400 for a broken body, over `mostFields` fields, a place over 200 in a list, or a reserved
 * name.
 */
export async function readForm(
  request: Request,
  { limitBytes = LARGEST_FORM, mostFields = MOST_FIELDS } = {},
): Promise<FormData> {
  const header = request.headers.get("Content-Type") ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!TYPES.includes(type)) throw refused(415, "This did not arrive as a form of ours.");
  const isTooLarge = Number(request.headers.get("Content-Length")) > limitBytes;
  const bytes = isTooLarge ? null : await readBody(request, limitBytes);
  if (bytes === null) throw refused(413, "This form holds more than we can take.");
  const isMultipart = type !== TYPES[0];
  const separator = isMultipart ? `--${boundaryOf(header)}` : "&";
  if (countOf(separator, bytes) > mostFields) throw refused(400, "This form has too many fields.");
  // With the same boundary as was counted, whatever else the header has.
  const form = await parse(
    bytes,
    isMultipart ? `${type}; boundary="${boundaryOf(header)}"` : header,
  );
  for (const name of form.keys()) {
    if (!isFieldName(name)) throw refused(400, "This form has a field that is not ours.");
  }
  return form;
}

/** A body that its sender breaks off is their mistake, and no error of ours. */
async function readBody({ body }: Request, limitBytes: number) {
  try {
    return await readBytes(body, limitBytes);
  } catch {
    throw refused(400, "This form arrived broken.");
  }
}

async function parse(bytes: Uint8Array<ArrayBuffer>, header: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": header } }).formData();
  } catch {
    throw refused(400, "This form arrived broken.");
  }
}

/** The boundary of a multipart form, by its content type. Throws a response if it has none. */
export function boundaryOf(header: string): string {
  const parameters = [...header.matchAll(/;\s*([^\s;="]+)=(?:"([^"]*)"|([^\s;"]+))/g)];
  const boundary = parameters.find(([, name]) => name?.toLowerCase() === "boundary");
  const name = boundary?.[2] || boundary?.[3];
  if (!name) throw refused(400, "This form arrived broken.");
  return name;
}

function countOf(separator: string, bytes: Uint8Array): number {
  return new TextDecoder("latin1").decode(bytes).split(separator).length - 1;
}

function isFieldName(name: string): boolean {
  const places = [...name.matchAll(/\[(\d+)\]/g)].map(([, place]) => Number(place));
  return (
    !RESERVED.test(name) &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for.
    !/[\x00-\x1f\x7f]/.test(name) &&
    places.length <= 2 &&
    places.every((place) => place <= LAST_PLACE)
  );
}

/** The response to a form that is not read. */
export const refused = (status: number, message: string) => new Response(message, { status });
