import { Link } from "@remix-run/react";
import type { PageOf } from "~/lib/pages";
import * as styles from "./page-links.css";

type Props = PageOf & { to: (page: number) => string };

/** The links between the pages of many things; nothing where all of them are on one. */
export function PageLinks({ page, pages, to }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <Link to={to(page - 1)}>Previous page</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={to(page + 1)}>Next page</Link>}
    </nav>
  );
}
