import type { ReactNode } from "react";
import * as styles from "./component-gallery.css";

/** One kind of component in the gallery. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
