import type { GiftIdea } from "../gift-idea.schema";
import { nameWords } from "../names";

/** What people call presents of a tone that somebody wants none of. */
export const TONES: [said: ReadonlySet<string>, tone: GiftIdea["tone"]][] = [
  [
    new Set(
      nameWords(
        "jokey joke jokes funny silly cheerful novelty comedy humorous humour gimmick gimmicky tacky wacky",
      ),
    ),
    "playful",
  ],
  [
    new Set(nameWords("soppy sentimental mushy slushy cheesy emotional sad gushy romantic")),
    "sentimental",
  ],
];

/** The tone that words name and nothing else, or null. */
export const toneOf = (words: string[]): GiftIdea["tone"] | null =>
  words.length === 0
    ? null
    : (TONES.find(([said]) => words.every((word) => said.has(word)))?.[1] ?? null);
