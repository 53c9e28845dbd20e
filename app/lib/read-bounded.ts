/** Reads a body; empty if there is none. Null, without reading on, if it is larger than `limitBytes`. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { bytes, isWhole } = await readUpTo(body, limitBytes);
  return isWhole ? bytes : null;
}

/** Reads the first `limitBytes` of a body, and no more of it; empty if there is none. */
export async function readStart(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await readUpTo(body, limitBytes)).bytes;
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, limitBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.byteLength;
    if (size > limitBytes) {
      await reader?.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(Math.min(size, limitBytes));
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, limitBytes - place), place);
    place += chunk.byteLength;
  }
  return { bytes, isWhole: size <= limitBytes };
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
