/** The pages for search engines: those in sitemap.xml, and the only ones with a canonical URL. */
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

/** The canonical path of a public page, whatever case or trailing slashes; null for other pages. */
export function canonicalPath(pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  return PUBLIC_PAGES.find((page) => page === path) ?? null;
}
