import type { ReactNode, SelectHTMLAttributes } from "react";
import { FieldFrame } from "./field";
import * as styles from "./field.css";

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  children: ReactNode;
};

/** A labelled native select. `id` defaults to the name. */
export function SelectField({ label, hint, error, id, children, ...select }: Props) {
  return (
    <FieldFrame id={id ?? select.name} label={label} hint={hint} error={error}>
      {(tied) => (
        <select {...select} {...tied} className={styles.select}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
