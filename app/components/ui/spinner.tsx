import * as styles from "./spinner.css";

/** A spinner with a label, announced politely (`role="status"`). */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.row}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}

/** Covers the page with a spinner while a request is pending. */
export function Backdrop({ label }: { label: string }) {
  return (
    <div className={styles.backdrop}>
      <Spinner label={label} />
    </div>
  );
}
