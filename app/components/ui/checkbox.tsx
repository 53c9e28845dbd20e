import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as styles from "./checkbox.css";
import type { RadixCheckbox } from "./radix-checkbox";

type Props = {
  label: ReactNode;
  name: string;
  /** The submitted value if ticked. */
  value?: string;
  id?: string;
  defaultChecked?: boolean;
  required?: boolean;
  error?: string;
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps it native: one of hundreds, which would take seconds to become Radix checkboxes. */
  isOfMany?: boolean;
};

/**
 * A native checkbox that becomes a Radix checkbox, with the same name, value and state, once its
 * form is used.
 */
export function Checkbox({ label, name, value = "true", id = name, error, ...rest }: Props) {
  const { defaultChecked, required, onCheckedChange, isOfMany = false } = rest;
  const native = useRef<HTMLInputElement>(null);
  const radix = useRadix(native, isOfMany);
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
          className={styles.box}
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

/** Loads the Radix control when the form is first used; swaps it in while the row is not in use. */
function useRadix(native: RefObject<HTMLInputElement>, staysNative: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const input = native.current;
    const row = input?.parentElement;
    if (!input || !row || staysNative) return;
    const ended = new AbortController();
    const { signal } = ended;

    async function load() {
      const { RadixCheckbox: Control } = await import("./radix-checkbox");
      const swap = () => {
        if (signal.aborted || !input || row?.matches(":hover, :focus-within")) return;
        ended.abort();
        setLoaded({ Control, checked: input.checked });
      };
      row?.addEventListener("pointerleave", swap, { signal });
      // Once the focus has arrived elsewhere: a dialog takes it back when what had it is removed before.
      row?.addEventListener("focusout", () => setTimeout(swap), { signal });
      swap();
    }

    // Failures are ignored: the native checkbox keeps working.
    const begin = () => void load().catch(() => {});
    for (const use of ["focusin", "pointerover"]) {
      (input.form ?? row).addEventListener(use, begin, { once: true, signal });
    }
    return () => ended.abort();
  }, [native, staysNative]);

  return loaded;
}
