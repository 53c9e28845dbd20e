const LINK = /https?:|www\.|(?<![\w-])[\w-]+\.(?:com|net|org|shop|example|co\.uk|io|info)\b/i;

/**
 * Two parts with a dot of any script between them, whatever the ending, as `sellers.xyz` and `müller.de`. Not a
 * sentence that begins without a space, `It folds.Then`, nor a name such as `Node.js`.
 */
const BARE =
  /[\p{L}\p{N}][\p{M}\p{Cf}]{0,3}[.\u3002\uff0e\uff61\ufe52\u0589]\p{Cf}{0,3}(?!js\b|\p{Lu}\p{Ll})\p{L}[\p{M}\p{Cf}]{0,3}\p{L}/u;

/** A dot, of any script, before two letters; J.R.R. has one letter after each. */
const ADDRESS =
  /:\/\/|www[.\u3002\u0589]|@|[\p{L}\p{N}]\p{M}*[.\u3002\u0589]\p{M}*[\p{L}\p{N}]\p{M}*\p{L}/iu;

/**
 * Whether a text that is to be a name has an address in it, whatever its ending: in a mail to others it would
 * be a link of ours. Dots of other forms (NFKC) and signs that are not seen hide none.
 */
export function isAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return ADDRESS.test(plain) || linkIn(plain) !== null;
}

/** The first web address, or what a mail program would make one, in a text; null if none. */
export function linkIn(text: string): string | null {
  return (text.match(LINK) ?? text.match(BARE))?.[0] ?? null;
}
