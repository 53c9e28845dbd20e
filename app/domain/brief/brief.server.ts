/**
 * The brief for loaders and actions. Importing it from a `.server` file keeps zod out of the
 * routes' browser bundles: a form loads the schema lazily, and esbuild would otherwise keep a
 * loader's import of it, because it shakes the tree for all pages together
 * (https://esbuild.github.io/api/#tree-shaking).
 */

export { briefSchema, describeBrief } from "./brief.schema";
export { factsOf } from "./brief-facts";
