import { nameKey, nameWords } from "./names";

const SHORTEST_VERB = 3;
const AGENT = /^(.*[a-z]{3,})er$/;

/** The keys of what somebody does who is called for it: 'wine maker' is wine making, 'quilter' quilting. */
export function doingsOf(key: string): string[] {
  if (key.endsWith("photographer")) return [key.replace(/er$/, "y")];
  const stem = AGENT.exec(key)?.[1];
  return stem === undefined ? [] : gerundsOf(stem);
}

/** The forms that a verb's stem can have before 'ing': 'bak' and 'bake' are baking. */
const gerundsOf = (stem: string) => [
  `${stem}ing`,
  `${stem.replace(/e$/, "")}ing`,
  `${stem}${stem.at(-1)}ing`,
];

/** The keys by which what a verb says may be named: 'surfs', 'bake'. */
export function gerundsOfVerb(verb: string): string[] {
  const [stem = ""] = nameWords(verb);
  // 'Used to be' names nothing, and 'Bing' is a rabbit.
  return stem.length < SHORTEST_VERB ? [] : gerundsOf(stem.replace(/s$/, ""));
}

/** The keys by which 'to fix things' may be named: 'fixing things'. */
export function gerundsOfPhrase(text: string): string[] {
  const [, verb, thing = ""] = /^to (\w+)( .+)?$/i.exec(text) ?? [];
  return verb === undefined ? [] : gerundsOf(verb).map((gerund) => nameKey(gerund + thing));
}
