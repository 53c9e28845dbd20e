import { PRODUCT_NAME } from "~/lib/product-name";
import * as styles from "./logo.css";

/** The bow, with the name next to it from 600 px. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.bow} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path
          d="M16 13C12 5 5 4 4 8c-1 4 5 7 12 6 7 1 13-2 12-6-1-4-8-3-12 5Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="m14.5 16-5 12 4-2 2.5 3M17.5 16l5 12-4-2-2.5 3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="14" r="3" fill="currentColor" />
      </svg>
      <span className={styles.name}>{PRODUCT_NAME}</span>
    </span>
  );
}
