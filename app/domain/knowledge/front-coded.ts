/** The code of a count of letters that a word shares with the one before it: 'A' is none. */
const NONE = "A".charCodeAt(0);
const MOST_SHARED = 25;

/**
 * A sorted list of words in small letters as one text, of which each word is a capital for the letters it has
 * in common with the word before, and its others: a third smaller once compressed than the list
 * (https://en.wikipedia.org/wiki/Incremental_encoding).
 */
export function frontCoded(words: string[]): string {
  let before = "";
  const coded = words.map((word) => {
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared])
      shared += 1;
    before = word;
    return String.fromCharCode(NONE + shared) + word.slice(shared);
  });
  return coded.join("");
}

/** The words of a text that `frontCoded` made. */
export function wordsOf(coded: string): string[] {
  let word = "";
  return Array.from(coded.matchAll(/([A-Z])([a-z]*)/g), ([, count = "", others = ""]) => {
    word = word.slice(0, count.charCodeAt(0) - NONE) + others;
    return word;
  });
}
