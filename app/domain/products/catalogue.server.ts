import { eq, sql } from "drizzle-orm";
import type { Brief } from "~/domain/brief/brief.schema";
import { DRINKING_AGE } from "~/domain/knowledge/suitability";
import type { Db } from "../../../db/client";
import { catalogueProduct } from "../../../db/schema/catalogue";

/** A row of the sample catalogue: prices in pence and cents, ages in years. */
export type CatalogueProduct = typeof catalogueProduct.$inferSelect;

const mostProducts = 10;
// Price and age are filtered after the query, so it fetches more than are shown.
const mostHits = 100;
const mostWords = 6;
const smallWords = new Set("a an and the for of with in on to or from by".split(" "));

const alcohol = /\b(wine|beer|cocktails?)\b/i;

/**
 * The sample products of an idea of the knowledge that fit the brief: the dearest first if there is a
 * budget, which it is meant to use, without trifles where others are left; else the cheapest first.
 */
export async function productsOfIdea(
  db: Db,
  ideaId: string,
  brief: Brief,
): Promise<CatalogueProduct[]> {
  const rows = await db
    .select()
    .from(catalogueProduct)
    .where(eq(catalogueProduct.ideaId, ideaId))
    .orderBy(catalogueProduct.priceGbp, catalogueProduct.id);
  const fitting = rows.filter((product) => isAffordable(product, brief) && isOfAge(product, brief));
  if (brief.budget === 0) return fitting;
  const worthIt = fitting.filter((product) => isWorthOf(product, brief));
  return (worthIt.length > 0 ? worthIt : fitting).reverse();
}

/**
 * Sample products for a shop phrase, best match first, at most ten: those with all of its words, or
 * with most of them if none has all. Products over the budget or the recipient's age are left out.
 */
export async function searchCatalogue(
  db: Db,
  { phrase, brief }: { phrase: string; brief: Brief },
): Promise<CatalogueProduct[]> {
  const words = searchWords(phrase);
  if (words.length === 0) return [];
  const every = allOf(words);
  const rows = await db
    .select({
      product: catalogueProduct,
      whole: sql<number>`catalogue_search.rowid IN
        (SELECT rowid FROM catalogue_search WHERE catalogue_search MATCH ${every})`.as("whole"),
    })
    .from(catalogueProduct)
    .innerJoin(sql`catalogue_search`, eq(sql`catalogue_search.rowid`, catalogueProduct.id))
    .where(sql`catalogue_search MATCH ${mostOf(words)}`)
    .orderBy(sql`whole DESC`, sql`bm25(catalogue_search, 5.0, 1.0)`, catalogueProduct.id)
    .limit(mostHits);
  const fitting = rows.filter(
    ({ product }) => fitsBrief(product, brief) && !product.title.includes("{"),
  );
  const whole = fitting.filter((row) => row.whole === 1);
  const found = (whole.length > 0 ? whole : fitting).map((row) => row.product);
  return found.filter(hasOwnPicture).slice(0, mostProducts);
}

/** Products of several ideas may share a picture; the later one would look like a mistake. */
const hasOwnPicture = ({ picture }: CatalogueProduct, place: number, all: CatalogueProduct[]) =>
  all.findIndex((other) => other.picture === picture) === place;

function fitsBrief(product: CatalogueProduct, brief: Brief): boolean {
  const isAllowed = brief.age >= DRINKING_AGE[brief.region] || !alcohol.test(product.title);
  return isAllowed && isAffordable(product, brief) && isOfAge(product, brief);
}

const priceIn = ({ region }: Brief, { priceGbp, priceUsd }: CatalogueProduct) =>
  region === "UK" ? priceGbp : priceUsd;

function isAffordable(product: CatalogueProduct, brief: Brief): boolean {
  return brief.budget === 0 || priceIn(brief, product) <= Math.round(brief.budget * 100);
}

/** Below this share of the budget a product is a trifle: a £10 candle for somebody who has £250 to spend. */
const LEAST_SHARE = 0.15;

const isWorthOf = (product: CatalogueProduct, brief: Brief) =>
  priceIn(brief, product) >= LEAST_SHARE * brief.budget * 100;

function isOfAge({ minAge, maxAge }: CatalogueProduct, { age }: Brief): boolean {
  return age >= minAge && age <= maxAge;
}

/** The words of a phrase: letters and digits only, which prevents injection of FTS5 syntax. */
function searchWords(phrase: string): string[] {
  const words = phrase.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !smallWords.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, mostWords);
}

function allOf(words: string[]): string {
  return `(${words.map((word) => `"${word}"`).join(" AND ")})`;
}

/** An FTS5 query for all words except any one, or except any two of five or six. */
function mostOf(words: string[]): string {
  const without = (from: string[][]) =>
    from.flatMap((some) => some.map((_, left) => some.filter((_, place) => place !== left)));
  let choices = words.length === 1 ? [words] : without([words]);
  if (words.length > 4) choices = without(choices);
  return [...new Set(choices.map(allOf))].join(" OR ");
}
