import { AFFILIATE_DISCLOSURE } from "~/domain/disclosure";
import { PRODUCT_NAME } from "~/domain/product-name";
import * as styles from "./footer.css";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.disclosure}>{AFFILIATE_DISCLOSURE}</p>
        <p className={styles.disclosure}>{PRODUCT_NAME}: gifts you are proud to give.</p>
      </div>
    </footer>
  );
}
