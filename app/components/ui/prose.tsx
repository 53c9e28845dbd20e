import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { longDate } from "~/lib/long-date";
import { page } from "./page.css";
import * as styles from "./prose.css";

type Props = {
  title: string;
  /** The day the text last changed, `YYYY-MM-DD`. */
  updated?: string;
  /** The headings of a long text by their anchor, as links above it. */
  parts?: Record<string, string>;
  children: ReactNode;
};

/** A page of text with a title. */
export function Prose({ title, updated, parts, children }: Props) {
  return (
    <div className={page({ width: "text" })}>
      <div className={styles.prose}>
        <h1>{title}</h1>
        {updated && (
          <p className={styles.updated}>
            Last changed on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
        {parts && (
          <nav className={styles.parts} aria-label="On this page">
            <ul>
              {Object.entries(parts).map(([anchor, heading]) => (
                <li key={anchor}>
                  <Link to={`#${anchor}`}>{heading}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </div>
  );
}
