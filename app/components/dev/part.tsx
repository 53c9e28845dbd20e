import type { ReactNode } from "react";
import * as styles from "./component-gallery.css";

/** One kind of component in the gallery. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** The id of an example, which stands once in each theme. */
export type IdOf = (name: string) => string;
