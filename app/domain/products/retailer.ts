import { MARKETS, type Region } from "~/domain/shared/region";

/** The hosts that serve the retailer's pictures: the only ones a page may load images from. */
export const RETAILER_IMAGE_HOSTS = [
  "m.media-amazon.com",
  "images-na.ssl-images-amazon.com",
  "images-eu.ssl-images-amazon.com",
];

/** Stands in for a product whose picture is missing or comes from elsewhere. */
export const PLACEHOLDER_IMAGE = "/sample/hamper.svg";

/** The associate tags of a deployment: the programmes of the two countries are separate. */
export type AffiliateTags = Partial<Record<Region, string>>;

/** The product's page at the retailer: rebuilt, because links in results may lead elsewhere. */
export function productLink(asin: string, region: Region, tags: AffiliateTags): string {
  const tag = tags[region];
  return `https://www.${MARKETS[region].retailDomain}/dp/${asin}${tag ? `?tag=${encodeURIComponent(tag)}` : ""}`;
}

/** A picture's address if a page may load it, else null. */
export function retailerImage(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && RETAILER_IMAGE_HOSTS.includes(hostname) ? address : null;
}

/** The picture that a page shows for an address. */
export type PictureOf = (address: string) => string;

/**
 * Shows the pictures that a page may load: our own, and those of the hosts in its
 * Content-Security-Policy. Any other would be a broken image, so the placeholder stands in for it.
 */
export function pictureFrom(hosts: readonly string[], origin: string): PictureOf {
  return (address) => {
    if (!URL.canParse(address, origin)) return PLACEHOLDER_IMAGE;
    const url = new URL(address, origin);
    const isOwn = address !== "" && url.origin === origin;
    const isAllowed = url.protocol === "https:" && hosts.includes(url.hostname);
    return isOwn || isAllowed ? address : PLACEHOLDER_IMAGE;
  };
}

/** Whether an ASIN is that of a printed book: then it is its ISBN-10, check digit included. */
export function isIsbn(asin: string): boolean {
  if (!/^\d{9}[\dX]$/.test(asin)) return false;
  const sum = [...asin].reduce(
    (total, digit, place) => total + (10 - place) * (digit === "X" ? 10 : Number(digit)),
    0,
  );
  return sum % 11 === 0;
}
