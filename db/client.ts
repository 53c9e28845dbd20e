import { drizzle } from "drizzle-orm/d1";

/** Drizzle over a D1 binding. */
export function createDb(d1: D1Database) {
  return drizzle(d1);
}

export type Db = ReturnType<typeof createDb>;
