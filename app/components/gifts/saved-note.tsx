import * as styles from "./saved-gift-card.css";

/** "saved 29 Nov 2026", and what is to be said of the price. */
export function SavedNote({ day, note }: { day: string; note: string }) {
  return (
    <p className={styles.note}>
      <span className={styles.saved}>saved </span>
      <span className={styles.day}>{day}</span>
      {note}
    </p>
  );
}
