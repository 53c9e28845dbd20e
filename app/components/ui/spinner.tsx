import * as styles from "./spinner.css";

/** Says what is being waited for; `role="status"` makes it heard without moving the focus. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.row}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}

/** A veil over the page while a request is under way. */
export function Backdrop({ label }: { label: string }) {
  return (
    <div className={styles.backdrop}>
      <Spinner label={label} />
    </div>
  );
}
