import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as styles from "./checkbox.css";
import type { RadixCheckbox } from "./radix-checkbox";

type Props = {
  label: ReactNode;
  name: string;
  /** What the form sends when it is ticked; nothing is sent when it is not. */
  value?: string;
  id?: string;
  defaultChecked?: boolean;
  required?: boolean;
  error?: string;
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * The product's checkbox: a native input from the server, the Radix one once its form is used, with
 * the same name and value. What was ticked meanwhile is kept.
 */
export function Checkbox({ label, name, value = "true", id = name, error, ...rest }: Props) {
  const { defaultChecked, required, onCheckedChange } = rest;
  const native = useRef<HTMLInputElement>(null);
  const radix = useRadix(native);
  const errorId = error && `${id}-error`;
  const common = {
    id,
    name,
    value,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": errorId,
  };
  return (
    <div className={styles.row}>
      {radix ? (
        <radix.Control
          {...common}
          className={styles.box}
          defaultChecked={radix.checked}
          onCheckedChange={(now) => onCheckedChange?.(now === true)}
        />
      ) : (
        <input
          {...common}
          ref={native}
          type="checkbox"
          className={styles.native}
          defaultChecked={defaultChecked}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
      )}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type Loaded = { Control: typeof RadixCheckbox; checked: boolean };

/** The Radix control, fetched when the form is first used, and put in place while nobody is at it. */
function useRadix(native: RefObject<HTMLInputElement>): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const input = native.current;
    const row = input?.parentElement;
    if (!input || !row) return;
    const ended = new AbortController();
    const { signal } = ended;

    async function load() {
      const { RadixCheckbox: Control } = await import("./radix-checkbox");
      const take = () => {
        if (!input || row?.matches(":hover, :focus-within")) return;
        ended.abort();
        setLoaded({ Control, checked: input.checked });
      };
      row?.addEventListener("pointerleave", take, { signal });
      row?.addEventListener("focusout", take, { signal });
      if (!signal.aborted) take();
    }

    // A failure is not said: the native checkbox does all that is needed.
    const begin = () => void load().catch(() => {});
    for (const use of ["focusin", "pointerover"]) {
      (input.form ?? row).addEventListener(use, begin, { once: true, signal });
    }
    return () => ended.abort();
  }, [native]);

  return loaded;
}
