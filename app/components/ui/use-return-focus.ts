import { useRef } from "react";

/**
 * For a dialog without a trigger of its own: what had the focus when it opened has it again when it
 * closes, and the page's main part where that is gone.
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
