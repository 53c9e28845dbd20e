import type { CURRENCIES } from "../../../db/currencies";

/** Where the gifts are bought. Determines the retailer's domain and the currency. */
export const REGIONS = ["UK", "USA"] as const;
export type Region = (typeof REGIONS)[number];
export type Currency = (typeof CURRENCIES)[number];

type Market = { currency: Currency; symbol: string; retailDomain: string };

/**
 * The market of each region: ISO 4217 currency, its symbol, the retailer's domain without `www.`.
 */
export const MARKETS: Record<Region, Market> = {
  UK: { currency: "GBP", symbol: "£", retailDomain: "amazon.co.uk" },
  USA: { currency: "USD", symbol: "$", retailDomain: "amazon.com" },
};

const formats: Partial<Record<Currency, Intl.NumberFormat>> = {};

/** How prices of a currency are written. */
export function priceFormat(currency: Currency): Intl.NumberFormat {
  const locale = currency === "USD" ? "en-US" : "en-GB";
  formats[currency] ??= new Intl.NumberFormat(locale, { style: "currency", currency });
  return formats[currency];
}

const SIGNS: Partial<Record<Currency, string>> = { GBP: "£", USD: "$" };

/**
 * An amount in major units as a price: `£24.99`, `$1,200.00`. Those of the two regions are written without Intl, whose
 * first format of prices takes a slow phone 130 ms.
 */
export function formatPrice(value: number, currency: Currency): string {
  const sign = SIGNS[currency];
  if (!sign || value < 0) return priceFormat(currency).format(value);
  return sign + value.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ",");
}

/** A budget, a whole number of major units, e.g. "£50". */
export function formatBudget(value: number, currency: Currency): string {
  return formatPrice(value, currency).replace(/\.00$/, "");
}
