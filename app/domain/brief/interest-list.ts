const key = (interest: string) => interest.toLowerCase();

/** The interests in a comma-separated text, each once without regard to case. */
export function listInterests(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(",")) {
    const interest = part.trim().replace(/\s+/g, " ");
    if (interest !== "" && !byKey.has(key(interest))) byKey.set(key(interest), interest);
  }
  return [...byKey.values()];
}

/** The text with an interest taken out if it is there, or added if it is not. */
export function toggleInterest(text: string, interest: string): string {
  const known = listInterests(text);
  const others = known.filter((one) => key(one) !== key(interest));
  return (others.length < known.length ? others : [...known, interest]).join(", ");
}

const POPULAR = listInterests(`
  Gardening, Cooking, Reading, Walking, Music, Travel, Board games, Yoga, Baking, Tea, Coffee,
  Wine, Photography, Painting, Knitting, Cycling, Running, Football, Golf, Fishing, Camping,
  Dogs, Cats, Birdwatching, Film, Theatre, History, Gadgets, Video games, Chess, Puzzles,
  Dinosaurs, Drawing, Crafts, Fashion, Beauty, Houseplants, Astronomy, Trains, Cricket
`);

/** Interests to offer beside a text: what its last word begins, else popular ones not chosen yet. */
export function suggestInterests(text: string, count = 8): string[] {
  const chosen = new Set(listInterests(text).map(key));
  const free = POPULAR.filter((interest) => !chosen.has(key(interest)));
  const typing = key(text.split(",").at(-1)?.trim() ?? "");
  const begun = typing ? free.filter((interest) => key(interest).startsWith(typing)) : [];
  return [...begun, ...free.filter((interest) => !begun.includes(interest))].slice(0, count);
}

/** The text with a suggestion taken: it replaces a last word that only began it. */
export function takeSuggestion(text: string, interest: string): string {
  const parts = text.split(",");
  const typing = key(parts.at(-1)?.trim() ?? "");
  const begun = typing !== "" && key(interest).startsWith(typing);
  return listInterests([...(begun ? parts.slice(0, -1) : parts), interest].join(", ")).join(", ");
}
