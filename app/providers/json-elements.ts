/** Stop reading after this many characters; five ideas take a tenth of it. */
const MAX_CHARACTERS = 40_000;

/**
 * Finds complete JSON objects with the property `key` in a streamed text, ignoring anything around
 * them: a wrapper object, a code fence, prose, a truncated end. `feed` returns the objects that a
 * chunk completed; `overflowed` is true once the text has reached its maximum length.
 */
export function jsonElements(key: string) {
  let text = "";
  let place = 0;
  let inString = false;
  let escaped = false;
  const starts: number[] = [];

  const step = (found: Record<string, unknown>[]) => {
    const character = text[place];
    if (escaped) escaped = false;
    else if (inString && character === "\\") escaped = true;
    // A quotation mark outside of an object does not begin a JSON string.
    else if (character === '"' && starts.length > 0) inString = !inString;
    else if (inString) return;
    else if (character === "{") starts.push(place);
    else if (character === "}" && starts.length > 0) {
      const element = parseObject(text.slice(starts.pop(), place + 1));
      if (element && key in element) found.push(element);
    }
  };

  return {
    feed(chunk: string): Record<string, unknown>[] {
      const found: Record<string, unknown>[] = [];
      text += chunk.slice(0, MAX_CHARACTERS + 1 - text.length);
      for (; place < text.length; place += 1) step(found);
      return found;
    },
    overflowed: () => text.length > MAX_CHARACTERS,
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
