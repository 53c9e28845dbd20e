import { readdirSync } from "node:fs";

/**
 * The paths of all routes, with `:name` for a parameter and `*` for the rest, read from the files' names
 * (https://v2.remix.run/docs/file-conventions/routes).
 */
export function routePaths(): string[] {
  const paths = readdirSync("app/routes").map((file) => {
    const segments = file
      .replace(/\.tsx?$/, "")
      .split(/\.(?![^[]*\])/)
      .filter((segment) => !segment.startsWith("_"))
      .map((segment) => segment.replace(/_$/, "").replace(/\[(.*?)\]/g, "$1"))
      .map((segment) => (segment === "$" ? "*" : segment.replace(/^\$/, ":")));
    return `/${segments.join("/")}`;
  });
  return [...new Set(paths)];
}
