import { integer } from "drizzle-orm/sqlite-core";

/** A column of a point in time: a `Date` in code, milliseconds since 1970 in the database. */
export const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
