const CONTROLS = "a[href], button:not([hidden]), input:not([type=hidden]), select, textarea";

/** Focuses the first control of a dialog that opens, where folded words are before it. */
export function beginAfterFolded(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const box = event.target;
  if (box.querySelector(`summary, ${CONTROLS}`)?.localName !== "summary") return;
  const control = [...box.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (one) => !one.closest("details"),
  );
  if (!control) return;
  event.preventDefault();
  control.focus();
}
