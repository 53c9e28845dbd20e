import type { ReactNode } from "react";
import { Illustration } from "~/components/ui/illustration";
import { muted, stack } from "~/components/ui/page.css";
import * as styles from "./auth-page.css";

/** What an account is for. */
const LEAD = "Save gifts for the people you love, and be reminded before their days.";

type Props = { title: string; children: ReactNode };

/** Login and registration: the form, beside the art where there is room. */
export function AuthPage({ title, children }: Props) {
  return (
    <div className={styles.place}>
      <div className={styles.art}>
        <Illustration picture="presents" className={styles.picture} lazy />
      </div>
      <div className={styles.form}>
        <div className={stack({ gap: "medium" })}>
          <div className={stack({ gap: "small" })}>
            <h1>{title}</h1>
            <p className={muted}>{LEAD}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
