/** What stands in no line of text: control characters, separators of lines and paragraphs, and halves of characters. */
const NO_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Whether a text is one line of plain text. */
export const isOneLine = (text: string) => !NO_LINE.test(text);

/**
 * Whether a text has at most so many characters, also where its ligatures are written out (NFKC): the one
 * character U+FDFA is eighteen, in four words.
 */
export const isWithin = (text: string, most: number) =>
  text.length <= most && text.normalize("NFKC").length <= most;

/** The most that one letter with accents comes apart into. */
const MOST_PARTS = 4;

/** A text in its plainest letters, apart from their accents (NFKD), at most fourfold as long as it was. */
export const decomposed = (text: string) =>
  text.normalize("NFKD").slice(0, MOST_PARTS * text.length);
