import { decodeHTMLStrict } from "entities/decode";

/**
 * A text of a visitor or a seller in a mail to somebody else, in which mail programs make no link of it: they
 * turn text such as `shop.example` into one, some of them with dots of other scripts, too, unless a space follows
 * the dot.
 */
export function inert(text: string): string {
  return text
    .replace(
      /([\p{L}\p{N}][\p{M}\p{Cf}]{0,3})[.\u3002\uff0e\uff61\ufe52\u0589](?=[\p{M}\p{Cf}]{0,3}\p{L})/gu,
      "$1. ",
    )
    .replaceAll("://", ": //");
}

/**
 * Text from an upstream as one line without markup: removes tags and scripts, decodes entities,
 * replaces control characters. For readability only; React does the escaping that security needs.
 */
export function plainText(html: string): string {
  const bare = html
    .replace(/<script\b[\s\S]*?(?:<\/script[^>]*>?|$)/gi, " ")
    .replace(/<style\b[\s\S]*?(?:<\/style[^>]*>?|$)/gi, " ")
    .replace(/<!--[\s\S]*?(-->|$)/g, " ")
    .replace(/<\/?[a-z][^>]*>?/gi, " ");
  return decodeHTMLStrict(bare)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .trim();
}
