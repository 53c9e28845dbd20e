/** A word with its other singular: 'hoody', as 'hoodies' is read, is 'hoodie' too, and 'potatoe' is 'potato'. */
export function formsOf(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [word, word.replace(/y$/, "ie")];
  return /oe$/.test(word) && word.length > 5 ? [word, word.slice(0, -1)] : [word];
}
