import type { Product } from "~/domain/products/product";
import type { ProductSource } from "~/domain/products/product-source";
import { type AffiliateTags, productLink } from "~/domain/products/retailer";
import type { Region } from "~/domain/shared/region";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { log } from "~/lib/log";
import { amazonProduct, isAmazon } from "./amazon-address";
import { decodePage, readPageFacts } from "./page-facts";
import type { ProductData } from "./product-data";
import { type AddressRules, keptAddress, withoutTracking } from "./shop-address";
import { ShopError, type ShopFailure, type ShopFetch } from "./shop-fetch";

/** What pages of shops are read with. */
export type ShopReader = {
  fetch: ShopFetch;
  rules: AddressRules;
  products: Pick<ProductSource, "byAsin">;
  /** Whether a product may be looked up, which is a paid call. */
  mayLookUp: () => Promise<boolean>;
  tags: AffiliateTags;
};

/**
 * What could be read of a gift; `link` is the address without what follows a visitor around, `asOf` when a
 * retailer gave picture and price (ISO 8601 UTC), null for a page. `problem` says why nothing could be read, in
 * words for who is to fill it in.
 */
export type ShopGift = ProductData & { link: string; asOf: string | null; problem: string | null };

const LARGEST_PAGE = 1_000_000;
const AMAZON_DEADLINE_MS = 5_000;
const PAGE = {
  accept: "text/html",
  isTaken: (type: string) => /^\s*text\/html\s*(?:;|$)/i.test(type),
  limitBytes: LARGEST_PAGE,
  isCut: true,
  isEnd: isAmazon,
};

const NOTHING: ProductData = { title: null, price: null, picture: null };
const PROBLEMS: Record<ShopFailure, string> = {
  address: "This page leads to an address that we do not read.",
  redirects: "This page leads on and on to other addresses.",
  kind: "There is no web page at this address.",
  size: "This page is too large to read.",
  timeout: "The shop took too long to answer.",
  unavailable: "The shop did not let us read this page.",
};
const AMAZON = "We could not look this product up at Amazon.";
const EMPTY = "This page does not say what it sells in a way that we can read.";

/**
 * Reads a gift from the page of a shop, once. Products of Amazon are looked up by their ASIN, because its
 * pages are not ours to read. The address has been checked.
 */
export async function readShopGift(reader: ShopReader, address: URL): Promise<ShopGift> {
  try {
    const { url, type, body } = await reader.fetch(address.href, PAGE);
    if (body === null) return await readAmazon(reader, url);
    // A short address leads to the shop's own.
    const link = withoutTracking(url.host === address.host ? address : url).href;
    const facts = await readPageFacts(decodePage(body, type));
    const picture = pictureAt(facts.picture, url, reader.rules);
    const problem = facts.title === null ? EMPTY : null;
    return { ...facts, picture, link, asOf: null, problem };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    log({ event: "shop.unread", reason: error.reason });
    const problem = PROBLEMS[error.reason];
    return { ...NOTHING, link: withoutTracking(address).href, asOf: null, problem };
  }
}

/** The address of a picture that a page names, if we would fetch it. */
function pictureAt(named: string | null, page: URL, rules: AddressRules): string | null {
  if (named === null || !URL.canParse(named, page)) return null;
  return keptAddress(new URL(named, page).href, rules);
}

async function readAmazon({ products, tags, mayLookUp }: ShopReader, url: URL): Promise<ShopGift> {
  const found = amazonProduct(url);
  if (!found) {
    return { ...NOTHING, link: withoutTracking(url).href, asOf: null, problem: AMAZON };
  }
  const { asin, region } = found;
  const product = (await mayLookUp()) ? await findProduct(products, asin, region) : null;
  return {
    title: product?.title ?? null,
    price: product?.price ?? null,
    picture: product?.imageUrl ?? null,
    link: productLink(asin, region, tags),
    asOf: product?.asOf ?? null,
    problem: product ? null : AMAZON,
  };
}

async function findProduct(
  { byAsin }: ShopReader["products"],
  asin: string,
  region: Region,
): Promise<Product | null> {
  if (!byAsin) return null;
  const signal = AbortSignal.timeout(AMAZON_DEADLINE_MS);
  const found = await outcomeOf(() => byAsin(asin, region, signal, () => {}), signal);
  if (found.ok) return found.value;
  log({ event: "shop.unread", reason: found.error.reason });
  return null;
}
