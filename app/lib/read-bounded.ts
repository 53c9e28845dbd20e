import { piecesOf } from "./body-pieces";

/** Called between reads: what it throws ends the reading. */
type Check = () => void;

/** Reads a body; empty if there is none. Null, without reading on, if it is larger than `limitBytes`. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  check?: Check,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { bytes, isWhole } = await readUpTo(body, limitBytes, check);
  return isWhole ? bytes : null;
}

/** Reads the first `limitBytes` of a body, and no more of it; empty if there is none. */
export async function readStart(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  check?: Check,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await readUpTo(body, limitBytes, check)).bytes;
}

async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  check?: Check,
) {
  let bytes = new Uint8Array();
  let size = 0;
  for await (const piece of piecesOf(body, limitBytes)) {
    check?.();
    const needed = Math.min(size + piece.byteLength, limitBytes);
    if (needed > bytes.length) bytes = enlarged(bytes, needed, limitBytes);
    if (size < limitBytes) bytes.set(piece.subarray(0, limitBytes - size), size);
    size += piece.byteLength;
  }
  return { bytes: bytes.slice(0, size), isWhole: size <= limitBytes };
}

/** A copy with room for `needed` bytes, and for as many again, so that few copies are made. */
function enlarged(bytes: Uint8Array, needed: number, limit: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(needed * 2, limit));
  larger.set(bytes);
  return larger;
}

/**
 * Reads a body as UTF-8 text; empty if there is none. Null, without reading on, if it is larger than
 * `limitBytes`.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<string | null> {
  const bytes = await readBytes(body, limitBytes);
  return bytes && new TextDecoder().decode(bytes);
}
