import { isUtf8 } from "node:buffer";

/** The most charsets that are looked up for a file. */
const MOST_CHARSETS = 8;
const utf8 = new TextDecoder();
const western = new TextDecoder("windows-1252");

/** Bytes as text in which ASCII alone matters. */
export const decodeAscii = (bytes: Uint8Array): string => western.decode(bytes);

/**
 * Bytes as text: as UTF-8, else in the charset that older Windows writes. A decoder that throws for bad bytes would
 * take ten times as long, and a file may have some in each line.
 */
export const decodeText = (bytes: Uint8Array): string =>
  (isUtf8(bytes) ? utf8 : western).decode(bytes);

/**
 * Decodes the texts of a file in the charsets they name. Each charset is looked up once, as that takes long;
 * one that is unknown, or comes after the first `MOST_CHARSETS`, counts as none.
 */
export function charsetDecoder() {
  const decoders = new Map<string, TextDecoder | null>();
  return (bytes: Uint8Array, charset = utf8.encoding): string => {
    const name = charset.toLowerCase();
    if (!decoders.has(name) && decoders.size < MOST_CHARSETS) decoders.set(name, decoderOf(name));
    return decoders.get(name)?.decode(bytes) ?? decodeText(bytes);
  };
}

/** The decoder of a charset; null if there is none, or if it is UTF-8. */
function decoderOf(charset: string): TextDecoder | null {
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === utf8.encoding ? null : decoder;
  } catch {
    return null;
  }
}
