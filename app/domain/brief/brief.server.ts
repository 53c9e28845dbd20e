/**
 * The brief for routes. The browser's build drops what a route imports from a `.server` file, but
 * keeps the schema library where a form loads it late and a route's loader imports it as well:
 * esbuild shakes the tree for all pages together (https://esbuild.github.io/api/#tree-shaking).
 */
export { briefSchema, describeBrief } from "./brief.schema";
