/** What a guesser runs along: the alphabet, the digits, the rows of a keyboard. */
const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const LINES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(""))];
const SHORTEST_RUN = 4;
/** The characters beside its runs that leave a password no harder to guess. */
const MOST_BESIDE = 4;

/** One short part over and over, or a longer one exactly so: 'aaaaaaaa', 'abcabcab', 'ribbonribbon'. */
export function isRepeated(text: string): boolean {
  for (let length = 1; length <= Math.min(4, text.length / 2); length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return repeatedPart(text) !== text;
}

/** The shortest part of which a text is a repetition; the text itself if it is none. */
export const repeatedPart = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/** Whether a text in lower case is runs such as 'abcdefgh' or '4321' with little beside them. */
export function isRun(text: string): boolean {
  let beside = 0;
  let hasRun = false;
  for (let place = 0; place < text.length && beside <= MOST_BESIDE; ) {
    const length = runAt(text, place);
    const isLong = length >= SHORTEST_RUN;
    hasRun ||= isLong;
    beside += isLong ? 0 : 1;
    place += isLong ? length : 1;
  }
  return hasRun && beside <= MOST_BESIDE;
}

/** How far a text follows one of the lines from a place on. */
function runAt(text: string, place: number): number {
  const lengths = LINES.map((line) => {
    const start = line.indexOf(text.charAt(place));
    let length = 0;
    while (start >= 0 && line[start + length] && line[start + length] === text[place + length]) {
      length += 1;
    }
    return length;
  });
  return Math.max(...lengths);
}

/** The word that is all of a text, more than once, whatever digits and signs are around it; else none. */
export function onlyWord(text: string): string[] {
  const [first, ...others] = text.match(/\p{L}+/gu) ?? [];
  return first && others.length > 0 && others.every((one) => one === first) ? [first] : [];
}
