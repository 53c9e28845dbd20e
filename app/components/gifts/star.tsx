import { createContext, type FormEvent, lazy, Suspense, useContext, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as styles from "./star.css";

const loadDialog = () => import("./save-gift-dialog");
const SaveGiftDialog = lazy(async () => ({ default: (await loadDialog()).SaveGiftDialog }));

/** What the stars of a page know: what is saved, and where saving leads back to. */
export type Stars = {
  saved: Set<string>;
  /** The search whose products these are; none where all of them are saved. */
  uid?: string;
  /** The card that is offered first. */
  cardId?: string;
  from: string;
};

const StarsContext = createContext<Stars | null>(null);

/** Gives every product below it a star. */
export const StarsProvider = StarsContext.Provider;

/**
 * Saves a product, or changes where it is saved: a form that leads to a page, and opens the same as
 * a dialog where there is JavaScript. Nothing on a page without stars.
 */
export function Star({ asin, title }: { asin: string; title: string }) {
  const stars = useContext(StarsContext);
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!stars) return null;
  const isSaved = stars.saved.has(asin);
  const { uid, cardId, from } = stars;
  const fields = { asin, ...(uid && { uid }), ...(cardId && { card: cardId }), from };

  function open(event: FormEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <form
      method="get"
      action="/saved-gifts/save"
      className={styles.form}
      onSubmit={hydrated ? open : undefined}
      onFocus={loadDialog}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={styles.star}
        aria-pressed={isSaved}
        aria-label={`Save ${title}`}
      >
        <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            className={styles.shape({ saved: isSaved })}
            d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveGiftDialog query={new URLSearchParams(fields)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}
