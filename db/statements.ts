// D1 rejects statements over 100 KB: https://developers.cloudflare.com/d1/platform/limits/
const longestStatement = 90_000;

/** Statements that insert rows, each written as `(value, …)`, into `table (column, …)`. */
export function inserts(into: string, rows: string[]): string[] {
  const head = `INSERT INTO ${into} VALUES\n`;
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

/** A text as SQL. */
export function quoted(text: string | undefined): string {
  return text === undefined ? "NULL" : `'${text.replaceAll("'", "''")}'`;
}
