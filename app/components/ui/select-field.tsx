import type { ReactNode, SelectHTMLAttributes } from "react";
import * as styles from "./field.css";

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  children: ReactNode;
};

/** A labelled native select, described by its hint and error. `id` defaults to the name. */
export function SelectField({ label, hint, error, id, children, ...select }: Props) {
  const fieldId = id ?? select.name;
  const hintId = hint && `${fieldId}-hint`;
  const errorId = error && `${fieldId}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <select
        {...select}
        id={fieldId}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
      >
        {children}
      </select>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
