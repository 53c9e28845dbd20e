import { cssBundleHref } from "@remix-run/css-bundle";
import { useRequestContext } from "./request-context";

/** What the server sent: React may have to build the document anew, as when a route fails. */
const sent =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLStyleElement>("style[data-page]");

/**
 * The styles of every page, within it, so that it is painted without another request
 * (docs/decisions/116-styles-within-the-page.md); where the server could not read them, a link to them. Only the server
 * has their text, to keep it out of the bundle.
 */
export function PageStyles() {
  const { nonce = sent?.nonce, styles = sent?.textContent } = useRequestContext();
  if (!styles) return cssBundleHref ? <link rel="stylesheet" href={cssBundleHref} /> : null;
  return (
    <style
      data-page=""
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the stylesheet that was built.
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
}
