import { button } from "~/components/ui/button.css";
import * as styles from "./connection.css";

/** How soon a lost connection is tried again; sooner when the browser says that it is online. */
const RETRY_MS = 3_000;
/** After how long without an answer the server counts as out of reach. */
const PATIENCE_MS = 10_000;
const LOST =
  "The connection is lost. What you typed is still here, and we go on as soon as it is back.";

/** Says something in the notice of the wait; nothing if there is none. */
let say = (_: string) => {};

/** Adds a sentence to what the page is told while it waits. */
export const alsoTell = (sentence: string): void => say(`${LOST} ${sentence}`);

/** The check or wait in progress. */
let wait: Promise<boolean> | null = null;
let lost = false;

/** Whether the page knows that the server cannot be reached. */
export const isLost = () => lost || !navigator.onLine;

/**
 * Resolves once the server can be reached: to false if it could at once, to true after a wait, which
 * the page is told of.
 */
export function connected(): Promise<boolean> {
  wait ??= waitForServer().finally(() => {
    wait = null;
  });
  return wait;
}

async function waitForServer(): Promise<boolean> {
  if (await isReachable()) return false;
  lost = true;
  const notice = showNotice(LOST);
  say = notice.say;
  do await notice.nextTry();
  while (!(await isReachable()));
  notice.remove();
  lost = false;
  say = () => {};
  return true;
}

/** Asks for a small static file: any answer is one. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

/** A status message outside React, so that no error of a page can remove it. */
export function showNotice(text: string) {
  const notice = document.createElement("div");
  notice.className = styles.notice;
  notice.setAttribute("role", "status");
  // Dialogs hide what is outside of them, except live regions, and close when that is pressed.
  notice.setAttribute("aria-live", "polite");
  notice.addEventListener("pointerdown", (event) => event.stopPropagation());
  const again = document.createElement("button");
  again.type = "button";
  again.className = button({ look: "quiet", size: "small" });
  again.textContent = "Try again now";
  document.body.appendChild(notice);
  // Screen readers announce what is added to a live region, not what it begins with.
  let words = text;
  const show = () => notice.replaceChildren(words, again);
  setTimeout(show, 100);
  return {
    nextTry: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, RETRY_MS);
        const now = () => {
          clearTimeout(timer);
          resolve();
        };
        again.onclick = now;
        addEventListener("online", now, { once: true });
      }),
    pressed: (signal?: AbortSignal | null) =>
      new Promise<void>((resolve) => {
        again.onclick = () => resolve();
        signal?.addEventListener("abort", () => resolve());
      }),
    say: (other: string) => {
      words = other;
      show();
    },
    remove: () => notice.remove(),
  };
}
