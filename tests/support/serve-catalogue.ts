import { catalogueIdeas, catalogueSql } from "../../db/catalogue/sql";

const STATEMENTS_AT_ONCE = 50;

/**
 * The service `TEST_CATALOGUE` of the unit tests, which runs in Node: `/ideas` is every idea as
 * written in db/catalogue; `/statements/N` the Nth part of the statements that fill the database,
 * empty after the last. As modules or as text in the environment they would take most of the
 * heap that workerd allows (docs/decisions/062-unit-tests-in-one-workerd-runtime.md).
 */
export function serveCatalogue(): (request: Request) => Response {
  const statements = catalogueSql();
  const ideas = catalogueIdeas();
  return ({ url }) => {
    const [, kind, part] = new URL(url).pathname.split("/");
    if (kind === "ideas") return Response.json(ideas);
    const start = Number(part) * STATEMENTS_AT_ONCE;
    return Response.json(statements.slice(start, start + STATEMENTS_AT_ONCE));
  };
}
