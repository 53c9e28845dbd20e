import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import * as styles from "./field.css";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** A currency sign inside the control. */
  sign?: ReactNode;
};

/** A labelled input, described by its hint and error. `id` defaults to the name. */
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

type EmailFieldProps = Omit<FieldProps, "type" | "label"> & { label?: string };

/**
 * An email address. The default `autoComplete` is for the address that identifies an account, which
 * password managers store as the username (https://web.dev/articles/sign-in-form-best-practices).
 */
export function EmailField(props: EmailFieldProps) {
  // 254 is LONGEST_EMAIL of email-address.schema.ts, which components of the kit may not import.
  return <Field label="Email" autoComplete="username" maxLength={254} {...props} type="email" />;
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  Pick<FieldProps, "label" | "name" | "error">;

/** A labelled text area, described by its error. Its id is its name. */
export function TextArea({ label, error, ...text }: TextAreaProps) {
  const errorId = error && `${text.name}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={text.name}>
        {label}
      </label>
      <textarea
        {...text}
        id={text.name}
        required
        className={styles.lines}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
