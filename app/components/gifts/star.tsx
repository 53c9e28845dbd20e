import {
  createContext,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { online } from "~/components/shell/online";
import { SavedNews } from "./saved-news";
import * as styles from "./star.css";

const loadDialog = () => import("./save-gift-dialog");
/** Not without a connection: Chromium does not fetch code again that it once failed to fetch. */
const prepare = () => void (navigator.onLine && loadDialog().catch(() => {}));
const SaveGiftDialog = lazy(async () => ({ default: (await loadDialog()).SaveGiftDialog }));

/** The context of the stars on a page: what is saved by `starKey`, and the address to return to after saving. */
export type Stars = {
  saved: Set<string>;
  /** The search the products belong to; absent in the list of saved gifts. */
  uid?: string;
  /** The id of the card offered first. */
  cardId?: string;
  from: string;
  /** The product whose dialog is open from the start, and what to do once it is closed. */
  asked?: { asin: string; onClose: () => void };
};

const StarsContext = createContext<Stars | null>(null);

type ProviderProps = { value: Stars; news: string | null; children: ReactNode };

/** Enables the stars of the products inside it; `news` is where a gift was saved before this page. */
export const StarsProvider = ({ value, news, children }: ProviderProps) => (
  <StarsContext.Provider value={value}>
    <SavedNews news={news}>{children}</SavedNews>
  </StarsContext.Provider>
);

/** The product whose dialog is open from the start, if any. */
export const useAskedProduct = () => useContext(StarsContext)?.asked?.asin;

type Props = {
  /** Null for a gift from another shop, which is known by its id. */
  asin: string | null;
  giftId?: string;
  title: string;
  /** Where the page shows them, the dialog does so at once. */
  imageUrl?: string;
  price?: string | null;
};

/**
 * A button to save a product, or to change where it is saved. It opens a dialog, or a page without
 * JavaScript. Renders nothing without a `StarsProvider`.
 */
export function Star({ asin, giftId = "", title, imageUrl, price = null }: Props) {
  const stars = useContext(StarsContext);
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = asin !== null && stars?.asked?.asin === asin;
  useEffect(() => {
    if (!isAsked) return;
    // Closing the dialog returns the focus to the star.
    button.current?.focus();
    setOpen(true);
  }, [isAsked]);
  if (!stars) return null;
  const isSaved = stars.saved.has(asin ?? giftId);
  const { uid, cardId, from } = stars;
  const named: Record<string, string> = asin === null ? { gift: giftId } : { asin };
  const fields = { ...named, ...(uid && { uid }), ...(cardId && { card: cardId }), from };
  const query = new URLSearchParams(fields);

  async function open(event: FormEvent) {
    event.preventDefault();
    try {
      if (!navigator.onLine) await online();
      await loadDialog();
      setOpen(true);
    } catch {
      await online();
      // Not the form, which may be gone from the page by now: the products come and go with the search.
      location.assign(`/saved-gifts/save?${query}`);
    }
  }

  function close() {
    setOpen(false);
    if (isAsked) stars?.asked?.onClose();
  }

  return (
    <form
      method="get"
      action="/saved-gifts/save"
      className={styles.form}
      onSubmit={hydrated ? open : undefined}
      onFocus={prepare}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        ref={button}
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
          <SaveGiftDialog query={query} shown={{ title, imageUrl, price }} onClose={close} />
        </Suspense>
      )}
    </form>
  );
}
