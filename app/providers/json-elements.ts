/** An answer longer than this many characters is no answer: five ideas are a tenth of it. */
const LONGEST_ANSWER = 40_000;

/**
 * Finds whole JSON objects with the property `key` in a text that comes in pieces, whatever stands
 * around them: a wrapper, a code fence, prose, a break in the middle. `feed` answers the objects
 * that a piece completed; `overflowed` tells that the text has become too long to go on.
 */
export function jsonElements(key: string) {
  let text = "";
  let place = 0;
  let inString = false;
  let escaped = false;
  let starts: number[] = [];

  const step = (found: Record<string, unknown>[]) => {
    const character = text[place];
    if (escaped) escaped = false;
    else if (inString && character === "\\") escaped = true;
    // Outside of an object a quotation mark is just prose.
    else if (character === '"' && starts.length > 0) inString = !inString;
    else if (inString) return;
    else if (character === "{") starts = [...starts, place];
    else if (character === "}" && starts.length > 0) {
      const element = parseObject(text.slice(starts.at(-1), place + 1));
      starts = starts.slice(0, -1);
      if (element && key in element) found.push(element);
    }
  };

  return {
    feed(piece: string): Record<string, unknown>[] {
      const found: Record<string, unknown>[] = [];
      text += piece.slice(0, LONGEST_ANSWER + 1 - text.length);
      for (; place < text.length; place += 1) step(found);
      return found;
    },
    overflowed: () => text.length > LONGEST_ANSWER,
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
