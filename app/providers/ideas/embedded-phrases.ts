import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

/**
 * How well a text matches a key: `strength` from 0 to 1 (1.1 for an identical phrase), `held` if
 * the text contains every word of the phrase, `spelled` if at least one word matched without
 * correction.
 */
export type PhraseMatch<Key> = { key: Key; strength: number; held: boolean; spelled: boolean };

const fillers = new Set(
  "a an all and any at by for from her his in into is it its lots love loves lover enjoys likes my of on or our s she he some the their they to with who about really keen fan s".split(
    " ",
  ),
);
const fuzzyWeight = 0.8;

/** The stems of a text's words for comparison: lower case, without accents and filler words. */
export function stems(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !fillers.has(word));
  return [...new Set((significant.length > 0 ? significant : words).map((word) => stemmer(word)))];
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("en-GB").trim();
}

/**
 * Builds an index of phrases. The result matches a text and returns the keys of the matching
 * phrases, best first; words match by stem, with misspellings and by prefix.
 */
export function phraseIndex<Key>(phrases: { key: Key; phrase: string }[]) {
  const index = new MiniSearch<{ id: number; phrase: string }>({
    fields: ["phrase"],
    tokenize: stems,
    processTerm: (term) => term,
  });
  index.addAll(phrases.map(({ phrase }, id) => ({ id, phrase })));
  const sizes = phrases.map(({ phrase }) => stems(phrase).length);

  return function match(text: string): PhraseMatch<Key>[] {
    const textStems = stems(text);
    const best = new Map<Key, PhraseMatch<Key>>();
    const hits = index.search(text, {
      // Short words have too many near matches: 'cars' is not 'cats'.
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      prefix: (term) => term.length >= 5,
    });
    for (const hit of hits) {
      const entry = phrases[hit.id];
      if (entry === undefined) continue;
      const size = sizes[hit.id] ?? 1;
      const exact = hit.terms.filter((term) => textStems.includes(term)).length;
      const near = Math.min(hit.queryTerms.length, hit.terms.length) - exact;
      const dice = (2 * (exact + fuzzyWeight * Math.max(0, near))) / (textStems.length + size);
      // A phrase contained in full matches, however long the text is.
      const counted = exact === size ? Math.max(dice, 0.6) : dice;
      const strength = plain(entry.phrase) === plain(text) ? 1.1 : Math.min(1, counted);
      const held = exact + Math.max(0, near) >= size;
      const known = best.get(entry.key);
      if (known === undefined || strength + Number(held) > known.strength + Number(known.held)) {
        best.set(entry.key, { key: entry.key, strength, held, spelled: exact > 0 });
      }
    }
    return [...best.values()].sort((a, b) => b.strength - a.strength);
  };
}
