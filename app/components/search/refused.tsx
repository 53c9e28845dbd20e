import { createContext, useContext, useEffect, useRef } from "react";
import { alert } from "~/components/ui/alert.css";
import type { FormPlace, Refusal } from "~/domain/search/refusal";
import { ProveHuman } from "./prove-human";
import { refusal as style } from "./refused.css";

const RefusalContext = createContext<Refusal | null>(null);
export const RefusalProvider = RefusalContext.Provider;

/** The refusal of a form at one of these places, if the last one was. */
export function useRefusal(...places: FormPlace[]): Refusal | null {
  const refusal = useContext(RefusalContext);
  return refusal && places.includes(refusal.at) ? refusal : null;
}

/**
 * Why a form changed nothing, beside it. Without JavaScript the browser leads to it by its `autofocus`; with
 * it, what was pressed keeps the focus, which comes here if that has gone (focus-after-navigation.ts).
 */
export function Refused({ at }: { at: FormPlace | FormPlace[] }) {
  const refusal = useRefusal(...[at].flat());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  if (!refusal) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was pressed here.
    <div ref={box} role="alert" tabIndex={-1} autoFocus className={`${alert} ${style}`}>
      <p>
        {refusal.failure} {refusal.canProve && <ProveHuman />}
      </p>
    </div>
  );
}
