import { CURRENCIES } from "~/domain/shared/currency";
import { plainText } from "~/domain/shared/plain-text";
import type { Currency } from "~/domain/shared/region";

/** What a page says of its product; `price` is in major units, `picture` as written. Null is not said. */
export type ProductData = {
  title: string | null;
  price: { value: number; currency: Currency } | null;
  picture: string | null;
};

/** Bounds: characters of a title and an address, the highest price, and the values of a page looked at. */
const LONGEST = { title: 300, address: 2000 } as const;
const MOST_EXPENSIVE = 100_000;
const MOST_NODES = 5_000;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The product of a page by its JSON-LD (https://schema.org/Product): the one that is nested least, which
 * lists of further products are not. Null if there is none.
 */
export function productOfJsonLd(texts: string[]): ProductData | null {
  const nodes = texts.map(parse);
  // Level by level, without recursion: a page may nest as deep as it likes.
  for (let place = 0; place < nodes.length && place < MOST_NODES; place += 1) {
    const node = nodes[place];
    if (isNode(node) && isProduct(node)) return toProductData(node);
    if (Array.isArray(node)) nodes.push(...node.slice(0, MOST_NODES));
    else if (isNode(node)) nodes.push(...Object.values(node).slice(0, MOST_NODES));
  }
  return null;
}

function parse(text: string): unknown {
  try {
    // Some shops leave the markers of older scripts around it.
    return JSON.parse(text.replace(/^\s*(?:<!--|\/\*.{0,40}\*\/)|(?:-->)\s*$/g, ""));
  } catch {
    return null;
  }
}

const isProduct = ({ "@type": type }: Node) =>
  [type].flat().some((name) => typeof name === "string" && /(?:^|\/)Product(?:Group)?$/.test(name));

function toProductData({ name, image, offers }: Node): ProductData {
  return { title: titleOf(name), price: priceOfOffers(offers), picture: pictureOf(image) };
}

/** The price of the first offer that has one; of several offers together it is the lowest. */
function priceOfOffers(offers: unknown): ProductData["price"] {
  for (const offer of [offers].flat().slice(0, 20)) {
    if (!isNode(offer)) continue;
    const [specified] = [offer.priceSpecification].flat();
    const inner = isNode(specified) ? specified : {};
    const price =
      priceOf(offer.price ?? offer.lowPrice, offer.priceCurrency) ??
      priceOf(inner.price, inner.priceCurrency ?? offer.priceCurrency) ??
      (isNode(offer.offers) || Array.isArray(offer.offers) ? priceOfInner(offer.offers) : null);
    if (price) return price;
  }
  return null;
}

function priceOfInner(offers: unknown): ProductData["price"] {
  const [first] = [offers].flat();
  return isNode(first) ? priceOf(first.price, first.priceCurrency) : null;
}

/** A price as pages write it: `24.99`, `"1,299.00"`, `"24,99"`. Null without a currency that we know. */
export function priceOf(amount: unknown, currency: unknown): ProductData["price"] {
  // The values are whatever a page holds: objects without a text of their own, too.
  if (typeof currency !== "string") return null;
  const known = CURRENCIES.find((one) => one === currency.trim().toUpperCase());
  if (!known || (typeof amount !== "number" && typeof amount !== "string")) return null;
  const text = String(amount).slice(0, 20).replace(/\s/g, "");
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(",", "")
    : text.replace(",", ".");
  const value = /^\d+(?:\.\d+)?$/.test(digits) ? Math.round(Number(digits) * 100) / 100 : 0;
  return value > 0 && value <= MOST_EXPENSIVE ? { value, currency: known } : null;
}

/** A title as one line of plain text; null if there is none. */
export function titleOf(name: unknown): string | null {
  if (typeof name !== "string") return null;
  const line = plainText(name.slice(0, 10 * LONGEST.title).replace(/\p{Cf}+/gu, ""));
  return [...line].slice(0, LONGEST.title).join("").trim() || null;
}

/** The first address among pictures: an address, an object with one, or a list of these. */
export function pictureOf(image: unknown): string | null {
  for (const one of [image].flat().slice(0, 20)) {
    const address = isNode(one) ? (one.url ?? one.contentUrl) : one;
    const [first] = [address].flat();
    if (typeof first === "string" && first.trim() !== "" && first.length <= LONGEST.address) {
      return first.trim();
    }
  }
  return null;
}
