/**
 * Reads a body as UTF-8 text; empty if there is none. Null, without reading on, if it is larger than
 * `limitBytes`.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<string | null> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limitBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
