import type { Consent } from "~/lib/consent";

type State = { location: { pathname: string; hash: string }; consent: Consent | null };

/** What is announced of a choice; after 'declined' a dialog asks on. */
const CHOSEN: Record<Consent, string> = {
  accepted: "Cookies accepted. Thank you.",
  declined: "",
  essential: "Essential cookies only. Nothing is counted.",
};

/**
 * Moves the focus to what the fragment names, otherwise, if the page is another one or what had the
 * focus is gone, to what needs the visitor, or to the title. A dialog takes and returns the focus
 * itself; a control that is still there keeps it. The scroll position is the router's.
 * docs/decisions/086-a-refinement-leads-to-its-ideas.md
 */
export function focusAfterNavigation(before: State, now: State): void {
  const hasChosen = before.consent !== now.consent;
  announce(hasChosen && now.consent ? CHOSEN[now.consent] : "");
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
  const isElsewhere = now.location.pathname !== before.location.pathname;
  const named = hasChosen ? null : elementOf(now.location.hash);
  if (named) focus(named);
  else if (needsFocus(isElsewhere)) focus(placeOn({ isElsewhere, hasChosen }));
}

/** What a fragment names; nothing if it is not encoded as one. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const main = () => document.querySelector("main");

function needsFocus(isElsewhere: boolean): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return isElsewhere && !main()?.contains(activeElement);
}

type Change = { isElsewhere: boolean; hasChosen: boolean };

/** A field that was refused, or a message for who pressed what has gone. */
const NEEDS_VISITOR = "[aria-invalid=true], [role=alert][tabindex]";

/** The prompt for consent is the page's only aside outside of `main`. */
function placeOn({ isElsewhere, hasChosen }: Change): HTMLElement | null {
  const asks = hasChosen ? document.querySelector<HTMLElement>("body > aside") : null;
  const find = (selector: string) => main()?.querySelector<HTMLElement>(selector) ?? null;
  return asks ?? (isElsewhere ? null : find(NEEDS_VISITOR)) ?? find("h1") ?? main();
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Says something politely that no part of the page says, in the live region that the root keeps for it. */
function announce(text: string): void {
  const announcer = document.querySelector("body > [role=status]");
  if (announcer) announcer.textContent = text;
}
