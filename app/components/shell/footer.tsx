import { Link } from "@remix-run/react";
import { AFFILIATE_DISCLOSURE } from "~/domain/products/disclosure";
import { PRODUCT_NAME } from "~/lib/product-name";
import * as styles from "./footer.css";

const LINKS = [
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Use"],
  ["/about", "About Us"],
  ["/contact", "Contact Us"],
] as const;

/** A longer address to return to would make one that is too long itself (workers/address-length.ts). */
const LONGEST_RETURN = 2_000;

/** `from` is the page to return to after a choice about cookies. */
export function Footer({ from }: { from: string }) {
  const isKept = from.length <= LONGEST_RETURN;
  const cookies = isKept ? `/cookies?from=${encodeURIComponent(from)}` : "/cookies";
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="About this site">
          <ul className={styles.links}>
            {LINKS.map(([to, name]) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.link} to={cookies}>
                Cookie Preferences
              </Link>
            </li>
          </ul>
        </nav>
        <p className={styles.disclosure}>{AFFILIATE_DISCLOSURE}</p>
        <p className={styles.disclosure}>{PRODUCT_NAME}: gifts you are proud to give.</p>
      </div>
    </footer>
  );
}
