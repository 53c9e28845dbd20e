/** Characters of interests in a brief. */
export const LONGEST_LIST = 400;

const key = (interest: string) => interest.toLowerCase();

/**
 * The parts between commas that stand in no brackets: 'westerns (John Wayne, Shane)' is one. From the end, where the
 * next bracket is known at each comma: a pattern would look for it from every one.
 */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let next = "";
  for (let place = text.length - 1; place >= 0; place -= 1) {
    const letter = text[place] ?? "";
    if (letter === "(" || letter === ")") next = letter;
    if (letter !== "," || next === ")") continue;
    parts.push(text.slice(place + 1, end));
    end = place;
  }
  return [...parts, text.slice(0, end)].reverse();
}

/** The interests in a comma-separated text, without duplicates (ignoring case). */
export function listInterests(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of partsOf(text)) {
    const interest = part.trim().replace(/\s+/g, " ");
    if (interest !== "" && !byKey.has(key(interest))) byKey.set(key(interest), interest);
  }
  return [...byKey.values()];
}

/** The text with an interest removed if it contains it, else added. */
export function toggleInterest(text: string, interest: string): string {
  const listed = listInterests(text);
  const others = listed.filter((one) => key(one) !== key(interest));
  return (others.length < listed.length ? others : [...listed, interest]).join(", ");
}

const POPULAR = listInterests(`
  Gardening, Cooking, Reading, Walking, Music, Travel, Board games, Yoga, Baking, Tea, Coffee,
  Wine, Photography, Painting, Knitting, Cycling, Running, Football, Golf, Fishing, Camping,
  Dogs, Cats, Birdwatching, Film, Theatre, History, Gadgets, Video games, Chess, Puzzles,
  Dinosaurs, Drawing, Crafts, Fashion, Beauty, Houseplants, Astronomy, Trains, Cricket
`);

/**
 * Interests to suggest: first those that complete the last entry, then popular ones not chosen yet.
 */
export function suggestInterests(text: string, count = 8): string[] {
  const chosen = new Set(listInterests(text).map(key));
  const free = POPULAR.filter((interest) => !chosen.has(key(interest)));
  const typing = key(partsOf(text).at(-1)?.trim() ?? "");
  const completions = typing ? free.filter((interest) => key(interest).startsWith(typing)) : [];
  return [...completions, ...free.filter((interest) => !completions.includes(interest))].slice(
    0,
    count,
  );
}

/** The text with a suggestion added; it replaces a last entry that is a prefix of it. */
export function takeSuggestion(text: string, interest: string): string {
  const parts = partsOf(text);
  const typing = key(parts.at(-1)?.trim() ?? "");
  const isPrefix = typing !== "" && key(interest).startsWith(typing);
  return listInterests([...(isPrefix ? parts.slice(0, -1) : parts), interest].join(", ")).join(
    ", ",
  );
}
