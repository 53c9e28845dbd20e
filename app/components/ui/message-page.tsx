import type { ReactNode } from "react";
import { Illustration, type Picture } from "./illustration";
import * as styles from "./message-page.css";

type Props = { title: string; picture?: Picture; children: ReactNode };

/**
 * A screen that says one thing, with the way on as children: the bow where something went well, the
 * untied ribbon where it did not.
 */
export function MessagePage({ title, picture = "bow", children }: Props) {
  return (
    <div className={styles.message}>
      <Illustration picture={picture} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
