import type { ReactNode } from "react";
import * as styles from "./alert.css";

/** A message for failures and invalid forms, announced at once (`role="alert"`). */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children}
    </div>
  );
}
