import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Consent } from "~/lib/consent";

/**
 * Moves the focus after each navigation within the site, and announces a choice about cookies, as
 * opening a page would. The code is loaded with the first navigation.
 */
export function useFocusAfterNavigation(consent: Consent | null): void {
  const location = useLocation();
  const known = useRef({ location, consent });
  useEffect(() => {
    const before = known.current;
    const now = { location, consent };
    known.current = now;
    if (before.location === location && before.consent === consent) return;
    import("./focus-after-navigation").then(
      ({ focusAfterNavigation }) => focusAfterNavigation(before, now),
      // Without the code the focus stays where the browser has it.
      () => {},
    );
  }, [location, consent]);
}
