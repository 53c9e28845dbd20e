import { decomposed } from "~/domain/shared/one-line";

/**
 * Words of a name for comparison: without case, accents, apostrophes, plural and American spelling. Never more
 * than so many letters and blanks can make, although some characters are several words: U+FDFA is four.
 */
export function nameWords(text: string): string[] {
  const words = decomposed(text)
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).slice(0, Math.ceil(text.length / 2)).map(plainWord);
}

/** The key by which names are compared: equal for 'Watercolours' and 'watercolor'. */
export function nameKey(text: string): string {
  return nameWords(text).join(" ");
}

const AMERICAN: [RegExp, string][] = [
  [/^(.{2,})our(ing|ed|er|ist|ful|ite)?$/, "$1or$2"],
  [/^(.{3,})is(e|ed|es|er|ing|ation)$/, "$1iz$2"],
  [/^(.{2,}[ht])re$/, "$1er"],
  [/^jewellery$/, "jewelry"],
  [/^(.{3,})ll(ing|ed|er)$/, "$1l$2"],
  [/^cosy$/, "cozy"],
  [/^whiskey$/, "whisky"],
  [/^yoghurt$/, "yogurt"],
];

/** Plurals that are more than an 's'. */
const PLURALS = new Map([
  ["knives", "knife"],
  ["shelves", "shelf"],
  ["scarves", "scarf"],
  ["wolves", "wolf"],
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["mice", "mouse"],
  ["geese", "goose"],
  ["children", "child"],
  ["women", "woman"],
  ["men", "man"],
  ["news", "news"],
  // Structures, while bridge is a game.
  ["bridges", "bridges"],
  // Those too, while building is done to anything.
  ["buildings", "buildings"],
]);

function plainWord(word: string): string {
  const irregular = PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  const single =
    word.length > 3 && /[^siu]s$/.test(word)
      ? word
          .replace(/ies$/, "y")
          .replace(/(?<=ch|sh|x|z|ss)es$/, "")
          .replace(/(?<!s)s$/, "")
      : word;
  for (const [british, american] of AMERICAN) {
    if (british.test(single)) return single.replace(british, american);
  }
  return single;
}

/** The number of edits between two words, of which a swap of neighbours is one; `most + 1` if over. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}
