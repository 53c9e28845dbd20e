import { CURRENCIES } from "../../../db/currencies";
import { type Currency, priceFormat } from "./region";

export { CURRENCIES };

/** The sign of a currency, such as `£` or `CA$`. */
export const currencySign = (currency: Currency): string =>
  priceFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;
