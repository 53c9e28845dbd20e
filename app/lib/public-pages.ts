/** Pages that anybody may find: the site map, and the only ones with a canonical address. */
export const PUBLIC_PAGES = [
  "/",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/register",
  "/login",
] as const;

/** The one address of a public page, however it was written; null for any other page. */
export function canonicalPath(pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  return PUBLIC_PAGES.find((page) => page === path) ?? null;
}
