import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./header-menu.css";

type Props = { control: ReactNode; children: ReactNode };

/**
 * A menu of the header. A details element, so that it opens without JavaScript; with it, Escape, a
 * click or focus outside and a navigation close it.
 */
export function HeaderMenu({ control, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState<boolean>();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    setOpen(details.open);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", dismiss);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", dismiss);
    };
  }, []);

  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a summary toggles its details natively; the role tells assistive technology so. */}
      <summary className={styles.control} role="button" aria-expanded={open}>
        {control}
      </summary>
      <ul className={styles.panel}>{children}</ul>
    </details>
  );
}
