/** Decodes quoted-printable (RFC 2045, section 6.7), whose soft line breaks are gone. */
export function decodeQuotedPrintable(bytes: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(bytes.length);
  let length = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    const pair = byte === 61 ? hexPair(bytes[place + 1], bytes[place + 2]) : null;
    decoded[length] = pair ?? byte;
    length += 1;
    if (pair !== null) place += 2;
  }
  return decoded.subarray(0, length);
}

function hexPair(first = 0, second = 0): number | null {
  const text = String.fromCharCode(first, second);
  return /^[\da-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : null;
}

/** A line as plain text: no control characters, no doubled blanks. */
export const plainLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
