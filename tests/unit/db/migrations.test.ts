/// <reference types="vite/client" />
import { expect, it } from "vitest";

const migrations = import.meta.glob<string>("../../../migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("finds migrations, numbered without gaps", () => {
  const numbers = Object.keys(migrations).map((path) =>
    Number(/(\d{4})_[a-z_]+\.sql$/.exec(path)?.[1]),
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, place) => place));
});

// D1 keeps foreign keys on while it migrates, so the table drizzle-kit rebuilds would take every row
// that refers to it along: https://github.com/drizzle-team/drizzle-orm/issues/4938
it.each(Object.entries(migrations))("%s only adds", (_path, sql) => {
  expect(sql).not.toMatch(/DROP\s+TABLE|__new_/i);
});
