/** The public pages: those in the site map, and the only ones with a canonical address. */
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

/**
 * The canonical path of a public page, ignoring case and trailing slashes. Null for other pages.
 */
export function canonicalPath(pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  return PUBLIC_PAGES.find((page) => page === path) ?? null;
}
