import type { Circumstance } from "../gift-idea.schema";

/** Illnesses that are called by letters which make another word: 'has pots', 'has me'. */
const LETTERS: [said: RegExp, written: RegExp][] = [
  [
    /^ (?:has|with) pot /,
    /\bPOTS\b|\bP\.O\.T\.S\b|\bpots (?:syndrome|and (?:eds|ehlers|hypermobil))/,
  ],
  [/^ has me and $/, /\bM\.?E\b/],
];

/** Whether letters found for an illness are a plain word in a text: 'a kitchen box, so he has pots'. */
export const isPlainWord = ({ slug }: Circumstance, phrase: string, text: string): boolean =>
  slug === "chronic-illness" &&
  LETTERS.some(([said, written]) => said.test(phrase) && !written.test(text));
