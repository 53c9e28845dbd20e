import { Link } from "@remix-run/react";
import { PRODUCT_NAME } from "~/lib/product-name";
import * as styles from "./header.css";
import { Logo } from "./logo";
import { ThemeToggle } from "./theme-toggle";
import { VisitorMenus } from "./visitor-menus";

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <VisitorMenus />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
