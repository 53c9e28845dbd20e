/** The most that is read at once. */
const PIECE_BYTES = 16 * 1024;

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;
type Read = Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>;
type Reader = { read(most: number): Read; whole: Pick<ByteReader, "cancel" | "releaseLock"> };
/** Of workerd alone: https://developers.cloudflare.com/workers/runtime-apis/streams/readablestreambyobreader/ */
type ByteReader = ReadableStreamBYOBReader & { readAtLeast(least: number, into: Uint8Array): Read };

/**
 * A body in pieces of 16 KiB, the last of them smaller, in whatever chunks it is sent: who sends single bytes would
 * else have us read once for each (docs/decisions/113-bodies-in-large-pieces.md). Ends with the first byte
 * beyond `limitBytes`, and cancels the body then, and wherever the caller stops.
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return;
  const reader = readerOf(body as Body);
  let size = 0;
  try {
    while (size <= limitBytes) {
      const next = await reader.read(Math.min(PIECE_BYTES, limitBytes + 1 - size));
      if (next.done) return;
      size += next.value.byteLength;
      yield next.value;
    }
  } finally {
    // An unread body would break the connection for the next request.
    await reader.whole.cancel();
    reader.whole.releaseLock();
  }
}

function readerOf(body: Body): Reader {
  const bytes = byteReader(body);
  if (bytes) return { read: (most) => bytes.readAtLeast(most, new Uint8Array(most)), whole: bytes };
  const chunks = body.getReader();
  return { read: () => chunks.read(), whole: chunks };
}

/** Null for a stream made by JavaScript, as no body that arrives is: it has the chunks that were put into it. */
function byteReader(body: Body): ByteReader | null {
  try {
    return body.getReader({ mode: "byob" }) as ByteReader;
  } catch {
    return null;
  }
}
