import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as styles from "./checkbox.css";
import * as fieldStyles from "./field.css";
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
 * The product's checkbox: a native input from the server, the Radix one once that is loaded, with
 * the same name and value. What was ticked and focused meanwhile is kept.
 */
export function Checkbox({ label, name, value = "true", id = name, error, ...rest }: Props) {
  const { defaultChecked, required, onCheckedChange } = rest;
  const native = useRef<HTMLInputElement>(null);
  const radix = useRadix(native, id);
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
        <p id={errorId} className={`${styles.below} ${fieldStyles.error}`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Loaded = { Control: typeof RadixCheckbox; checked: boolean; focused: boolean };

function useRadix(native: RefObject<HTMLInputElement>, id: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let wanted = true;
    import("./radix-checkbox").then(
      ({ RadixCheckbox: Control }) => {
        const input = native.current;
        if (!wanted || !input) return;
        setLoaded({ Control, checked: input.checked, focused: document.activeElement === input });
      },
      // The native checkbox does all that is needed.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [native]);

  useEffect(() => {
    if (loaded?.focused) document.getElementById(id)?.focus();
  }, [loaded, id]);

  return loaded;
}
