import { MARKETS, REGIONS, type Region } from "~/domain/shared/region";

/**
 * The retailer's image hosts, the only other hosts that the Content-Security-Policy allows images
 * from.
 */
export const RETAILER_IMAGE_HOSTS = [
  "m.media-amazon.com",
  "images-na.ssl-images-amazon.com",
  "images-eu.ssl-images-amazon.com",
];

/** Shown if a product's image is missing or from another host. */
export const PLACEHOLDER_IMAGE = "/sample/hamper.svg";

/** The Amazon Associates tags of this deployment; each country has its own programme. */
export type AffiliateTags = Partial<Record<Region, string>>;

/**
 * The product's page at the retailer, built from the ASIN: links in API responses may lead
 * elsewhere.
 */
export function productLink(asin: string, region: Region, tags: AffiliateTags): string {
  const tag = tags[region];
  return `https://www.${MARKETS[region].retailDomain}/dp/${asin}${tag ? `?tag=${encodeURIComponent(tag)}` : ""}`;
}

/** A search of the retailer's whole shop, without a tag. */
export const retailerSearch = (phrase: string, region: Region) =>
  `https://www.${MARKETS[region].retailDomain}/s?k=${encodeURIComponent(phrase)}`;

/** The region whose product page at the retailer an address is; null for any other address. */
export function regionOfProductLink(address: string): Region | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const found = REGIONS.find((region) => hostname === `www.${MARKETS[region].retailDomain}`);
  return found && pathname.includes("/dp/") ? found : null;
}

/** An image's address if a page may load it, else null. */
export function retailerImage(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && RETAILER_IMAGE_HOSTS.includes(hostname) ? address : null;
}

/** Maps an image's address to the one that a page shows. */
export type PageImageOf = (address: string) => string;

/**
 * Keeps addresses that the Content-Security-Policy allows: this site's own and those of `hosts`. For those
 * of other shops `ofShop` gives one of our own, or null. What the browser would block becomes the
 * placeholder; a retailer's pictures are linked and never passed on.
 */
export function pageImageFrom(
  hosts: readonly string[],
  origin: string,
  ofShop: (address: string) => string | null = () => null,
): PageImageOf {
  return (address) => {
    if (!URL.canParse(address, origin)) return PLACEHOLDER_IMAGE;
    const url = new URL(address, origin);
    const isOwn = address !== "" && url.origin === origin;
    const isAllowed = url.protocol === "https:" && hosts.includes(url.hostname);
    if (isOwn || isAllowed) return address;
    const isRetailers = RETAILER_IMAGE_HOSTS.includes(url.hostname);
    return (!isRetailers && address !== "" && ofShop(address)) || PLACEHOLDER_IMAGE;
  };
}

/** Whether an ASIN is a valid ISBN-10, as those of printed books are. */
export function isIsbn(asin: string): boolean {
  if (!/^\d{9}[\dX]$/.test(asin)) return false;
  const sum = [...asin].reduce(
    (total, digit, place) => total + (10 - place) * (digit === "X" ? 10 : Number(digit)),
    0,
  );
  return sum % 11 === 0;
}
