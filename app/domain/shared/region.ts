import { CURRENCIES } from "../../../db/currencies";

export { CURRENCIES };

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

const priceFormats = new Map<Currency, Intl.NumberFormat>();

function priceFormat(currency: Currency): Intl.NumberFormat {
  const known = priceFormats.get(currency);
  if (known) return known;
  const locale = currency === "USD" ? "en-US" : "en-GB";
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  priceFormats.set(currency, format);
  return format;
}

/** The sign of a currency, such as `£` or `CA$`. */
export const currencySign = (currency: Currency): string =>
  priceFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** An amount in major units as a price: `£24.99`, `$1,200.00`. */
export function formatPrice(value: number, currency: Currency): string {
  return priceFormat(currency).format(value);
}

/** A budget, a whole number of major units, e.g. "£50". */
export function formatBudget(value: number, currency: Currency): string {
  return formatPrice(value, currency).replace(/\.00$/, "");
}
