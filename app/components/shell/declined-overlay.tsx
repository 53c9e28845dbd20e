import { Link } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { CookieForm } from "./cookie-choice";
import * as styles from "./cookie-notice.css";

/** Covers the whole page, which is inert, until the visitor chooses how to continue. */
export function DeclinedOverlay({ from }: { from: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  /** Escape is the first choice, which keeps what was declined. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") box.current?.querySelector("form")?.requestSubmit();
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={styles.overlay}
      role="dialog"
      aria-modal="true"
      aria-labelledby="cookies-declined"
      aria-describedby="cookies-declined-text"
    >
      <div className={styles.overlayBox}>
        <h2 id="cookies-declined" className={styles.overlayTitle}>
          You've declined cookies
        </h2>
        <p id="cookies-declined-text">
          That is fine: nothing is counted. Ribbon works with essential cookies only, and you can
          change your mind at any time.
        </p>
        <div className={styles.overlayChoices}>
          <CookieForm from={from} consent="essential" look="primary">
            Continue with essential cookies only
          </CookieForm>
          <CookieForm from={from} consent="ask">
            Change Cookie Preferences
          </CookieForm>
        </div>
        <p className={styles.overlayLinks}>
          <Link to="/privacy">Privacy Policy</Link> <Link to="/terms">Terms of Use</Link>
        </p>
      </div>
    </div>
  );
}
