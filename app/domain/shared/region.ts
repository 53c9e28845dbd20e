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

const priceFormats: Record<Currency, Intl.NumberFormat> = {
  GBP: new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }),
  USD: new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }),
};

/** The price of a product, always with two decimals: `£24.90`, `$1,200.00`. `value` is in major units. */
export const formatExactPrice = (value: number, currency: Currency): string =>
  priceFormats[currency].format(value);

/** An amount in major units as a price: `£24.99`, `$1,200`. Omits `.00`. */
export function formatPrice(value: number, currency: Currency): string {
  return priceFormats[currency].format(value).replace(/\.00$/, "");
}
