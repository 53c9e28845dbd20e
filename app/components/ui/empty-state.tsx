import type { ReactNode } from "react";
import * as styles from "./empty-state.css";
import { Illustration } from "./illustration";

/** Nothing here yet: a picture, a sentence, and the next step. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Illustration picture="open-box" lazy />
      {children}
    </div>
  );
}
