import { nameKey } from "../names";

/** A word of a clause: in small letters, as a key, and whether it has a capital. */
export type Word = { raw: string; key: string; isProper: boolean };

/** The words of a clause without what stands around them. */
export const wordsIn = (clause: string): Word[] =>
  clause
    .replace(/ & /g, " and ")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}'’]+$/gu, ""))
    .filter((word) => word !== "")
    .map((word) => ({
      raw: word.toLowerCase(),
      key: nameKey(word),
      isProper: /^\p{Lu}/u.test(word),
    }));

export const list = (words: string) => new Set(words.split(" "));

const LONGEST_ENDING = 3;

/** Whether a word is a stem with an ending: 'dances' of 'danc'. */
export const hasStem = (word: string, stem: string) =>
  word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING;
