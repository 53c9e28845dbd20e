import type { ReactNode } from "react";
import * as styles from "./empty-state.css";
import { Illustration } from "./illustration";

/** Shown instead of an empty list: an illustration, with text and the next step as children. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Illustration picture="open-box" lazy />
      {children}
    </div>
  );
}
