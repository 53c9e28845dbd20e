/** The most fields, and the most text of their names and values together, that are looked at. */
const MOST_FIELDS = 60;
const MOST_TEXT = 16 * 1024;

type Fields = [name: string, value: string][];

/**
 * As many of the first fields as fit into `limitBytes`, compressed; null if not even one does. Their
 * number is found by bisection, in six rounds at most, because anybody can post any fields.
 */
export async function packFields(
  fields: Fields,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const some = withinBounds(fields);
  let best: Uint8Array<ArrayBuffer> | null = null;
  let fitting = 0;
  let tooMany = some.length + 1;
  while (tooMany - fitting > 1) {
    const count = (fitting + tooMany) >> 1;
    const packed = await deflate(JSON.stringify(Object.fromEntries(some.slice(0, count))));
    if (packed.length <= limitBytes) {
      fitting = count;
      best = packed;
    } else tooMany = count;
  }
  return best;
}

/** The fields of `packFields`. */
export async function unpackFields(packed: Uint8Array): Promise<Record<string, string>> {
  const transform = new DecompressionStream("deflate-raw");
  return JSON.parse(await through(new Uint8Array(packed), transform).text());
}

function withinBounds(fields: Fields): Fields {
  let length = 0;
  const some = fields.slice(0, MOST_FIELDS);
  const end = some.findIndex(([name, value]) => {
    length += name.length + value.length;
    return length > MOST_TEXT;
  });
  return end < 0 ? some : some.slice(0, end);
}

async function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = through(text, new CompressionStream("deflate-raw"));
  return new Uint8Array(await packed.arrayBuffer());
}

const through = (bytes: BodyInit, transform: CompressionStream | DecompressionStream) =>
  new Response(new Response(bytes).body?.pipeThrough(transform));
