import { useRef } from "react";

/**
 * For dialogs without a Radix trigger: on close, returns the focus to the element that had it when
 * the dialog opened. If that is gone, or nothing had it (after a tap beside a dialog), to the dialog
 * below or to `<main>`.
 */
export function useReturnFocus(opener?: Element | null) {
  const focused = useRef(typeof document === "undefined" ? null : document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const last = opener ?? focused.current;
    const isThere = last instanceof HTMLElement && last.isConnected && last !== document.body;
    (isThere ? last : placeBelow())?.focus({ preventScroll: !isThere });
  };
}

function placeBelow(): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>("main, [role=dialog], [role=alertdialog]");
  return [...places].at(-1);
}
