import { Link } from "@remix-run/react";
import { PRODUCT_NAME } from "~/domain/product-name";
import * as styles from "./header.css";
import { Logo } from "./logo";
import { ThemeToggle } from "./theme-toggle";

export function Header({ theme }: { theme: "dark" | "light" }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </Link>
        <ThemeToggle theme={theme} />
      </div>
    </header>
  );
}
