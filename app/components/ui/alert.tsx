import type { ReactNode } from "react";
import * as styles from "./alert.css";

/** A message that interrupts: a failure, or what is wrong with a form. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children}
    </div>
  );
}
