import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type SampleProduct = {
  asin: string;
  title: string;
  category: string;
  keywords: string;
  minAge: number;
  gbp: number;
  usd: number;
  bullets?: string[];
  author?: string;
  description?: string;
};

const columns =
  "id, asin, title, category, keywords, author, description, bullets, min_age, price_gbp, price_usd";
// D1 rejects statements over 100 KB: https://developers.cloudflare.com/d1/platform/limits/
const longestStatement = 90_000;

/**
 * The sample catalogue as SQL for `wrangler d1 execute --file`, read from the JSON files in this
 * folder (Node only). The statements are idempotent; `version` is a hash of them.
 */
export function catalogueSql(): { version: string; statements: string[] } {
  const folder = fileURLToPath(new URL("./", import.meta.url));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const products = files.flatMap(
    (name) => JSON.parse(readFileSync(`${folder}${name}`, "utf8")) as SampleProduct[],
  );
  const statements = [
    "DELETE FROM catalogue_product;",
    ...inserts(products.map(row)),
    "INSERT INTO catalogue_search(catalogue_search) VALUES ('rebuild');",
  ];
  const version = createHash("sha256").update(statements.join("\n")).digest("hex").slice(0, 12);
  return { version, statements };
}

function inserts(rows: string[]): string[] {
  const head = `INSERT INTO catalogue_product (${columns}) VALUES\n`;
  const chunks: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const values of rows) {
    const bytes = Buffer.byteLength(values) + 2;
    if (size + bytes > longestStatement) {
      chunks.push([]);
      size = head.length;
    }
    chunks.at(-1)?.push(values);
    size += bytes;
  }
  return chunks.map((chunk) => `${head}${chunk.join(",\n")};`);
}

function row(product: SampleProduct, index: number): string {
  const values = [
    index + 1,
    quoted(product.asin),
    quoted(product.title),
    quoted(product.category),
    quoted(product.keywords),
    quoted(product.author),
    quoted(product.description),
    quoted(JSON.stringify(product.bullets ?? [])),
    product.minAge,
    Math.round(product.gbp * 100),
    Math.round(product.usd * 100),
  ];
  return `(${values.join(", ")})`;
}

function quoted(text: string | undefined): string {
  return text === undefined ? "NULL" : `'${text.replaceAll("'", "''")}'`;
}
