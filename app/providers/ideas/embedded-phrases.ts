import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

/**
 * How well a text speaks of a key: `strength` from 0 to 1 (a little more for word by word), `held`
 * that the text holds the whole phrase, `spelled` that not every word of it had to be guessed.
 */
export type PhraseMatch<Key> = { key: Key; strength: number; held: boolean; spelled: boolean };

const fillers = new Set(
  "a an all and any at by for from her his in into is it its lots love loves lover enjoys likes my of on or our s she he some the their they to with who about really keen fan s".split(
    " ",
  ),
);
const guessed = 0.8;

/** The stems a text is compared by: lower case, no accents, no filler words. */
export function stems(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map((word) => stemmer(word)))];
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("en-GB").trim();
}

/**
 * An index of phrases, each standing for a key. Asked for a text it answers the keys whose phrases
 * the text has, best first, through stems, misspellings and beginnings of words.
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
    const asked = stems(text);
    const best = new Map<Key, PhraseMatch<Key>>();
    const hits = index.search(text, {
      // A short word has too many neighbours to be guessed: 'cars' is not 'cats'.
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      prefix: (term) => term.length >= 5,
    });
    for (const hit of hits) {
      const entry = phrases[hit.id];
      if (entry === undefined) continue;
      const size = sizes[hit.id] ?? 1;
      const exact = hit.terms.filter((term) => asked.includes(term)).length;
      const near = Math.min(hit.queryTerms.length, hit.terms.length) - exact;
      const dice = (2 * (exact + guessed * Math.max(0, near))) / (asked.length + size);
      // A phrase the text holds in full counts however much is said around it.
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
