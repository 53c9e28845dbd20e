import type { InputHTMLAttributes, ReactNode } from "react";
import * as styles from "./field.css";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** A currency sign that stands inside the control. */
  sign?: ReactNode;
};

/** A labelled input whose hint and error are tied to it. `id` defaults to the name. */
export function Field({ label, hint, error, optional, sign, id, ...input }: FieldProps) {
  const fieldId = id ?? input.name;
  const hintId = hint && `${fieldId}-hint`;
  const errorId = error && `${fieldId}-error`;
  const control = (
    <input
      {...input}
      id={fieldId}
      required={!optional}
      className={sign ? styles.signed : styles.control}
      aria-invalid={error ? true : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
    />
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {sign ? (
        <div className={styles.withSign}>
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          {control}
        </div>
      ) : (
        control
      )}
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
