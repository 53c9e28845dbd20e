import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

/** The database of one request: Drizzle over a D1 binding, with the schema. */
export function createDb(d1: D1Database) {
  return drizzle(d1, { schema });
}

export type Db = ReturnType<typeof createDb>;
