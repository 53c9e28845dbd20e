/** An initial with its full stop, before another one or a name: 'C. S. Lewis', but not 'vitamin C. He is well'. */
const INITIAL =
  /(?<![\p{L}\p{N}'’])(\p{Lu})\.\s?(?=\p{Lu}(?:\.|[\p{Ll}'’]))(?!(?:He|She|They|His|Her|Their|We|My|Our|It|I|The|No|Not|And|But)(?![\p{L}.]))/gu;

/** Texts without the full stops of initials, which end no sentence: 'C S Lewis'. */
export function withoutInitialStops(texts: string[]): string[] {
  return texts.map((text) => text.replace(INITIAL, "$1 "));
}
