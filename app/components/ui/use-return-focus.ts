import { useRef } from "react";

/**
 * For dialogs without a Radix trigger: on close, returns the focus to the element that had it when
 * the dialog opened, or to `<main>` if that is gone.
 */
export function useReturnFocus(opener?: Element | null) {
  const focused = useRef(typeof document === "undefined" ? null : document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const last = opener ?? focused.current;
    const isThere = last instanceof HTMLElement && last.isConnected && last !== document.body;
    (isThere ? last : document.querySelector<HTMLElement>("main"))?.focus();
  };
}
