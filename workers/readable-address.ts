import { MANIFEST } from "./grouped-manifest";

/** Our longest address has six parts. */
const DEEPEST = 12;
/** Remix tells an index route by one, and takes out each of them at a price that grows with all. */
const MOST_INDEX = 4;
/** More than the links of a page, which the browser asks about together, have. */
const MOST_PARTS = 500;
/** Asks Remix for data in a way that no page of ours does, and that it answers as a failure. */
const OLD_DATA = "_data";

/**
 * Whether Remix can read an address, and soon: it fails at a path that it takes for a host, warns of one with a broken
 * escape by writing it out, matches all routes against each beginning of a path, of those in its manifest too, and writes the address anew for each `index`
 * (https://remix.run/docs/en/main/guides/lazy-route-discovery).
 */
export function isReadable({ pathname, searchParams }: URL): boolean {
  try {
    if (/^\/[/\\]/.test(decodeURI(pathname))) return false;
  } catch {
    return false;
  }
  if (searchParams.has(OLD_DATA)) return false;
  if (partsOf(pathname) > DEEPEST || searchParams.getAll("index").length > MOST_INDEX) return false;
  if (pathname !== MANIFEST) return true;
  const parts = searchParams.getAll("p").map((path) => 1 + partsOf(path));
  return Math.max(...parts, 0) <= DEEPEST && parts.reduce((sum, one) => sum + one, 0) <= MOST_PARTS;
}

const partsOf = (path: string) => path.split("/").length - 1;
