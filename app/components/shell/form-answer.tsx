import { useActionData } from "@remix-run/react";
import { createContext, useContext, useMemo } from "react";
import type { FormAnswer } from "~/lib/form-errors";

const TypedContext = createContext<Record<string, string> | null>(null);

/** Gives the forms of a page what was typed into one of them before a login; null if nothing was. */
export const TypedProvider = TypedContext.Provider;

const LOGGED_OUT =
  "You had been logged out, so this was not saved. Here is what you typed: please send it again.";

/** The answer of the route's action; after a login in between, what was typed before it. */
export function useFormAnswer<T extends FormAnswer>(): T | undefined {
  const answer = useActionData() as T | undefined;
  const typed = useContext(TypedContext);
  const kept = useMemo(
    () =>
      typed
        ? { intent: typed.intent, failure: LOGGED_OUT, refused: { typed, errors: {} } }
        : undefined,
    [typed],
  );
  return answer ?? (kept as T | undefined);
}
