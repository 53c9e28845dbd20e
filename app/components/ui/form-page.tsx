import type { ReactNode } from "react";
import * as styles from "./form-page.css";
import { panel, stack } from "./page.css";

type Props = { title: string; children: ReactNode };

/** A screen with a single form, such as a forgotten password. */
export function FormPage({ title, children }: Props) {
  return (
    <div className={styles.place}>
      <div className={panel}>
        <div className={stack({ gap: "medium" })}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
