import { drizzle } from "drizzle-orm/d1";

/** Wraps a D1 binding in Drizzle. */
export function createDb(d1: D1Database) {
  return drizzle(d1);
}

export type Db = ReturnType<typeof createDb>;
