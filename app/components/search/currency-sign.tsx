import { MARKETS } from "~/domain/shared/region";
import * as styles from "./gift-search-form.css";

/** The sign of the currency of the region that is chosen in the form around it, before an amount if any. */
export function CurrencySign({ amount }: { amount?: number }) {
  return (
    <>
      <span className={styles.pounds}>
        {MARKETS.UK.symbol}
        {amount}
      </span>
      <span className={styles.dollars}>
        {MARKETS.USA.symbol}
        {amount}
      </span>
    </>
  );
}
