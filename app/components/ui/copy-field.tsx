import { useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { button } from "./button.css";
import * as styles from "./copy-field.css";
import { FieldFrame } from "./field";
import { control } from "./field.css";

type Props = {
  label: string;
  name: string;
  text: string;
  /** What is said before its own button was pressed. */
  said?: string;
};

const COPIED = "Copied.";
const SELECTED = "Copying is not allowed here. The text is selected: please copy it yourself.";

/**
 * A read-only text to copy, with a button for it where there are scripts. The result is announced
 * (`role="status"`).
 */
export function CopyField({ label, name, text, said }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [result, setResult] = useState("");

  async function copy() {
    input.current?.select();
    // Emptied first, because screen readers announce a change only.
    setResult("");
    try {
      await navigator.clipboard.writeText(text);
      setResult(COPIED);
    } catch {
      setResult(SELECTED);
    }
  }

  return (
    <div className={styles.frame}>
      <FieldFrame id={name} label={label}>
        {(tied) => (
          <div className={styles.row}>
            <input {...tied} ref={input} name={name} className={control} value={text} readOnly />
            {hydrated && (
              <button type="button" className={button({ look: "quiet" })} onClick={copy}>
                Copy
              </button>
            )}
          </div>
        )}
      </FieldFrame>
      <p role="status">{result || said}</p>
    </div>
  );
}
