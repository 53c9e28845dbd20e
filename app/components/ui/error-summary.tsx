import { useEffect, useRef } from "react";
import type { FieldErrors } from "~/lib/form-errors";
import { Alert } from "./alert";
import * as styles from "./alert.css";

type Props = { errors: FieldErrors; idOf: (field: string) => string };

/** The errors of a form, each a link to its field. Takes the focus when errors appear. */
export function ErrorSummary({ errors, idOf }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  if (entries.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1}>
      <Alert>
        <p>Please check the form:</p>
        <ul className={styles.errors}>
          {entries.map(([field, messages]) => (
            <li key={field}>
              <a className={styles.errorLink} href={`#${idOf(field)}`}>
                {messages[0]}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
