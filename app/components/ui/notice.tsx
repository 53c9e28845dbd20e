import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { SUCCESS_MS } from "~/lib/timing";
import * as styles from "./notice.css";

/** A permanent success message, announced politely (`role="status"`). */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.notice}>
      {children}
    </div>
  );
}

/**
 * A success message that disappears after 3 seconds. The element is always rendered, because screen
 * readers only announce changes within an existing live region.
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
