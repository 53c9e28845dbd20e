const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|shop|example|co\.uk|io|info)\b/i;

/** The first web address, or what a mail program would make one, in a text; null if none. */
export function linkIn(text: string): string | null {
  return text.match(LINK)?.[0] ?? null;
}
