/** Reads a body; empty if there is none. Null, without reading on, if it is larger than `limitBytes`. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > limitBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.byteLength;
  }
  return bytes;
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
