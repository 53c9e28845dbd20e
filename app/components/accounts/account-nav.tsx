import { Link } from "@remix-run/react";
import * as styles from "./account-page.css";
import { ACCOUNT_SECTIONS } from "./account-sections";

/**
 * Links to the sections of the account page. The router's: after the browser's own links to fragments
 * it would restore the position of the one before.
 */
export function AccountNav() {
  return (
    <nav className={styles.nav} aria-label="Sections of your account">
      <ul className={styles.navList}>
        {Object.entries(ACCOUNT_SECTIONS).map(([part, { short }]) => (
          <li key={part}>
            <Link className={styles.navLink} to={`#${part}`}>
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
