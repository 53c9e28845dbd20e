import { decodeHTMLStrict } from "entities/decode";

/**
 * Reduces HTML from a provider to one line of text: removes tags, scripts, styles and comments,
 * decodes character references that end in a semicolon
 * (https://html.spec.whatwg.org/multipage/named-characters.html) and replaces control characters and
 * runs of white space by single spaces. Not a sanitiser: the result may contain "<", which React escapes.
 */
export function plainText(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, " ")
    .replace(/<!--[\s\S]*?(-->|$)/g, " ")
    .replace(/<\/?[a-z][^>]*>?/gi, " ");
  return decodeHTMLStrict(bare)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .trim();
}
