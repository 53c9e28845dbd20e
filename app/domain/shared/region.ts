/** Where the gifts are bought. Determines the retailer's domain and the currency. */
export const REGIONS = ["UK", "USA"] as const;
export type Region = (typeof REGIONS)[number];
export type Currency = "GBP" | "USD";

type Market = { currency: Currency; symbol: string; retailDomain: string };

/**
 * The market of each region: ISO 4217 currency, its symbol, the retailer's domain without `www.`.
 */
export const MARKETS: Record<Region, Market> = {
  UK: { currency: "GBP", symbol: "£", retailDomain: "amazon.co.uk" },
  USA: { currency: "USD", symbol: "$", retailDomain: "amazon.com" },
};

/** The locale in which a region reads dates and numbers. */
export const LOCALES: Record<Region, string> = { UK: "en-GB", USA: "en-US" };

/** A formatter of dates for each region. */
export function dateFormats(
  options: Intl.DateTimeFormatOptions,
): Record<Region, Intl.DateTimeFormat> {
  const of = (region: Region) => new Intl.DateTimeFormat(LOCALES[region], options);
  return { UK: of("UK"), USA: of("USA") };
}

const momentFormats = dateFormats({ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "21 Nov 2026, 09:14 UTC", "Nov 21, 2026, 9:14 AM UTC": the same on the server and in every browser. */
export const formatMoment = (iso: string, region: Region) =>
  `${momentFormats[region].format(new Date(iso))} UTC`;

const priceFormats: Record<Currency, Intl.NumberFormat> = {
  GBP: new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }),
  USD: new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }),
};

/** An amount in major units as a price: `£24.99`, `$1,200`. Omits `.00`. */
export function formatPrice(value: number, currency: Currency): string {
  return priceFormats[currency].format(value).replace(/\.00$/, "");
}
