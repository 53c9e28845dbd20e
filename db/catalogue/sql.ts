import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type PictureFile, picturesFrom } from "../pictures/catalogue-pictures";
import { readDrawings } from "../pictures/read-drawings";
import { inserts, quoted } from "../statements";

type SampleProduct = {
  asin: string;
  title: string;
  gbp: number;
  bullets?: string[];
  author?: string;
  description?: string;
  ages?: [number, number];
};

type CatalogueIdea = {
  id: string;
  title: string;
  kind: string;
  reasons: Record<string, string>;
  search: string;
  picture: string;
  ages: [number, number];
  products: SampleProduct[];
};

/** Dollars for a sample price in pounds. */
const DOLLARS = 1.25;

/** The ideas of the knowledge with their sample products, as written in this folder (Node only). */
export function catalogueIdeas(): CatalogueIdea[] {
  const folder = fileURLToPath(new URL("./", import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(`${folder}${name}`, "utf8")) as CatalogueIdea[]);
}

/** Statements that replace all ideas and sample products of a database. */
export function catalogueSql(): string[] {
  const ideas = catalogueIdeas();
  const picturesOf = picturesFrom(readDrawings());
  let id = 0;
  return [
    "DELETE FROM catalogue_product;",
    "DELETE FROM gift_idea_interest;",
    "DELETE FROM gift_idea;",
    ...inserts("gift_idea (id, entry)", ideas.map(ideaRow)),
    ...inserts("gift_idea_interest (interest, idea_id)", ideas.flatMap(interestRows)),
    ...inserts(
      "catalogue_product (id, idea_id, kind, asin, title, category, keywords, author, description, bullets, min_age, max_age, price_gbp, price_usd)",
      ideas.flatMap((idea) => {
        const pictures = picturesOf(idea);
        return idea.products.map((product, place) =>
          productRow(++id, idea, product, pictures[place]),
        );
      }),
    ),
    "INSERT INTO catalogue_search(catalogue_search) VALUES ('rebuild');",
  ];
}

function ideaRow({ products, ...idea }: CatalogueIdea): string {
  const entry = {
    ...idea,
    offers: products.map(({ gbp, ages = idea.ages }) => [gbp, ...ages]),
    productWords: products.map(({ title }) => title).join(" "),
  };
  return `(${quoted(idea.id)}, ${quoted(JSON.stringify(entry))})`;
}

function interestRows({ id, reasons }: CatalogueIdea): string[] {
  return Object.keys(reasons).map((interest) => `(${quoted(interest)}, ${quoted(id)})`);
}

function productRow(
  id: number,
  idea: CatalogueIdea,
  product: SampleProduct,
  picture?: PictureFile,
): string {
  const [youngest, oldest] = product.ages ?? idea.ages;
  const values = [
    id,
    quoted(idea.id),
    quoted(idea.kind),
    quoted(product.asin),
    quoted(product.title),
    quoted(picture?.name),
    quoted(`${idea.title} ${idea.search}`),
    quoted(product.author),
    quoted(product.description),
    quoted(JSON.stringify(product.bullets ?? [])),
    youngest,
    oldest,
    Math.round(product.gbp * 100),
    isWorth(product) ? product.gbp * 100 : Math.round(product.gbp * DOLLARS) * 100 - 1,
  ];
  return `(${values.join(", ")})`;
}

/** Whether a product is worth what it says: 'Theatre gift card, 50' costs 50 of any currency. */
function isWorth({ title, gbp }: SampleProduct): boolean {
  const isMoney = /\b(?:card|voucher|token|certificate|credit)s?\b/i.test(title);
  return isMoney && new RegExp(`\\b${gbp}\\b`).test(title);
}
