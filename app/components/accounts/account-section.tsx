import { type ReactNode, useId } from "react";
import { muted } from "~/components/ui/page.css";
import * as styles from "./account-page.css";
import { ACCOUNT_SECTIONS, type AccountPart } from "./account-sections";

type Props = {
  part: AccountPart;
  /** A sentence about it, under the heading. */
  about?: string;
  children: ReactNode;
};

/** A part of the account page, named by its heading. */
export function AccountSection({ part, about, children }: Props) {
  const id = useId();
  return (
    <section id={part} className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{ACCOUNT_SECTIONS[part].title}</h2>
        {about && <p className={muted}>{about}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
