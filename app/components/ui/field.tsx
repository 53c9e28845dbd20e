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

type FrameProps = Pick<FieldProps, "label" | "hint" | "error" | "optional"> & {
  id: string;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (tied: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** The label, hint and error of a control. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy,
      })}
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

/** A labelled input. `id` defaults to the name. */
export function Field({ label, hint, error, optional, sign, id, ...input }: FieldProps) {
  const frame = { label, hint, error, optional };
  const className = sign ? styles.signed : styles.control;
  return (
    <FieldFrame id={id ?? input.name} {...frame}>
      {(tied) => {
        const control = <input {...input} {...tied} required={!optional} className={className} />;
        if (!sign) return control;
        return (
          <div className={styles.withSign}>
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
            {control}
          </div>
        );
      }}
    </FieldFrame>
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

/** A labelled text area. Its id is its name. */
export function TextArea({ label, error, ...text }: TextAreaProps) {
  return (
    <FieldFrame id={text.name} label={label} error={error}>
      {(tied) => <textarea {...text} {...tied} required className={styles.lines} />}
    </FieldFrame>
  );
}
