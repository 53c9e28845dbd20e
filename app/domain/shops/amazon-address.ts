import { MARKETS, REGIONS, type Region } from "~/domain/shared/region";

const AMAZON = /(?:^|\.)amazon\.(?:com|com?\.[a-z]{2}|[a-z]{2})$/;
const PRODUCT = /\/(?:dp|gp\/product|gp\/aw\/d|exec\/obidos\/asin)\/([A-Z0-9]{10})(?:\/|$)/i;

/** Whether an address is Amazon's, whose pages are not read. */
export const isAmazon = ({ hostname }: URL) => AMAZON.test(hostname);

/** The product that an Amazon address of one of our regions leads to; null for all others. */
export function amazonProduct(url: URL): { asin: string; region: Region } | null {
  const { hostname, pathname } = url;
  const region = REGIONS.find((one) => {
    const { retailDomain } = MARKETS[one];
    return hostname === retailDomain || hostname.endsWith(`.${retailDomain}`);
  });
  const asin = PRODUCT.exec(pathname)?.[1];
  return region && asin ? { asin: asin.toUpperCase(), region } : null;
}
