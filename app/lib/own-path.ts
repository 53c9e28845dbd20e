const BASE = "https://own.invalid";

/**
 * `text` if it is a path of this site, such as `/account?done=profile`, otherwise `fallback`. Use
 * it for every redirect to an address taken from a request. It parses `text` as a browser does
 * (https://url.spec.whatwg.org/), because a tab, a backslash or a dot segment can hide another
 * site's address: `/\t/evil.example`, `/\\evil.example`, `/.//evil.example`. Throws a 400 response if it
 * has a line break or NUL, which no address of ours has and no header may.
 */
export function ownPath(text: unknown, fallback = "/"): string {
  if (typeof text === "string" && /[\r\n\0]/.test(text)) {
    throw new Response("This address has a line break.", { status: 400 });
  }
  if (typeof text !== "string" || !text.startsWith("/") || !URL.canParse(text, BASE)) {
    return fallback;
  }
  const { origin, pathname, search, hash } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith("//")) return fallback;
  return pathname + search + hash;
}
