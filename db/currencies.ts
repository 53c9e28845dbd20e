/** The currencies in which a gift can have a price (ISO 4217), those of the two regions first. */
export const CURRENCIES = [
  "GBP",
  "USD",
  "EUR",
  "AUD",
  "CAD",
  "CHF",
  "DKK",
  "INR",
  "JPY",
  "NOK",
  "NZD",
  "PLN",
  "SEK",
] as const;
