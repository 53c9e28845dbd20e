import { MARKETS } from "~/domain/shared/region";
import * as styles from "./gift-search-form.css";

/** The sign of the currency of the region that is chosen in the form around it. */
export function CurrencySign() {
  return (
    <>
      <span className={styles.pounds}>{MARKETS.UK.symbol}</span>
      <span className={styles.dollars}>{MARKETS.USA.symbol}</span>
    </>
  );
}
