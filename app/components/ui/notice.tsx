import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { SUCCESS_MS } from "~/lib/timing";
import * as styles from "./notice.css";

/** A success that stays: what it says is what the page is for. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.notice}>
      {children}
    </div>
  );
}

/**
 * The line that says what was just done, and clears after 3 seconds (product specification, section
 * 9). It is always there, so that screen readers hear what comes into it.
 */
export function PassingNotice({ text }: { text: string | null }) {
  const { key } = useLocation();
  const [cleared, setCleared] = useState<string>();

  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setCleared(key), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [key, text]);

  return (
    <div role="status" className={styles.line}>
      {text && cleared !== key && <p className={styles.notice}>{text}</p>}
    </div>
  );
}
