/** What a visitor does before anything is pressed or sent. */
const USES = ["pointerover", "pointermove", "focusin", "keydown", "scroll"];

/** Resolves when the page is first used, which is when to fetch what its reader does not need. */
export const firstUse = new Promise<void>((resolve) => {
  if (typeof document === "undefined") return;
  for (const use of USES) addEventListener(use, () => resolve(), { once: true, passive: true });
});
