import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as styles from "./header-menu.css";

type Props = { control: ReactNode; children: ReactNode };

/**
 * A menu of the header. A popover, so that it opens, and closes on Escape or a click elsewhere, without
 * JavaScript; with it, a focus elsewhere and a navigation close it too.
 */
export function HeaderMenu({ control, children }: Props) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<boolean>();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key.
  useEffect(() => menu.current?.hidePopover(), [key]);

  useEffect(() => {
    const list = menu.current;
    if (!list) return;
    const tell = () => setOpen(list.matches(":popover-open"));
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !list.parentElement?.contains(target)) list.hidePopover();
    };
    tell();
    // React 18 has no onToggle for popovers.
    list.addEventListener("toggle", tell);
    document.addEventListener("focusin", leave);
    return () => {
      list.removeEventListener("toggle", tell);
      document.removeEventListener("focusin", leave);
    };
  }, []);

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.control}
        aria-expanded={open}
        {...{ popovertarget: id }}
      >
        {control}
      </button>
      <ul ref={menu} id={id} className={styles.panel} {...{ popover: "auto" }}>
        {children}
      </ul>
    </div>
  );
}
