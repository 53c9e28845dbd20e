const ANYWHERE = "https://own.invalid";

/**
 * `text` if it is a path of this site, such as `/account?done=profile`, otherwise `fallback`. It is
 * read as a browser reads it, so that no tab, backslash or dot hides another site's address.
 */
export function ownPath(text: unknown, fallback = "/"): string {
  if (typeof text !== "string" || !text.startsWith("/") || !URL.canParse(text, ANYWHERE)) {
    return fallback;
  }
  const { origin, pathname, search, hash } = new URL(text, ANYWHERE);
  if (origin !== ANYWHERE || pathname.startsWith("//")) return fallback;
  return pathname + search + hash;
}
