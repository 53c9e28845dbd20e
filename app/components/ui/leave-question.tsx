import * as Dialog from "@radix-ui/react-dialog";
import { type Location, useBlocker, useNavigate } from "@remix-run/react";
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { button } from "./button.css";
import * as styles from "./dialog.css";
import { losesWords, passing } from "./unsaved";
import { useReturnFocus } from "./use-return-focus";

type Props = { onStay: () => void; onLeave: () => void };

/** Asks whether to leave a form with unsaved words. */
export function LeaveQuestion({ onStay, onLeave }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onStay()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            // Enter, pressed without reading, loses nothing.
            event.preventDefault();
            stay.current?.focus();
          }}
          onCloseAutoFocus={useReturnFocus()}
        >
          <Dialog.Title className={styles.title}>Leave without saving?</Dialog.Title>
          <Dialog.Description>What you changed here is not saved yet.</Dialog.Description>
          <div className={styles.actions}>
            <button type="button" className={button({ look: "quiet" })} onClick={onLeave}>
              Leave without saving
            </button>
            <button ref={stay} type="button" className={button()} onClick={onStay}>
              Keep editing
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const AskedContext = createContext(false);
/** Around what is asked for already, so that a dialog inside asks no second time. */
export const Asked = AskedContext.Provider;

/**
 * Asks before a navigation, Back too, that would lose words. The browser asks before the document
 * goes, in its own words.
 */
export function AskBeforeLeaving() {
  return useContext(AskedContext) ? null : <AskingBlocker />;
}

function AskingBlocker() {
  const navigate = useNavigate();
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation }: { nextLocation: { pathname: string } }) =>
        losesWords(nextLocation.pathname),
      [],
    ),
  );
  // Remix's `useBeforeUnload` would be part of the code that every page shares.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (losesWords(null)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  // Asked until it is answered: a navigation that was under way resets the blocker when it ends.
  const [asked, setAsked] = useState<Location | null>(null);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (blocker.location) setAsked(blocker.location);
  }, [blocker.location]);
  if (!asked) return null;
  const answer = (then: () => void) => () => {
    setAsked(null);
    then();
  };
  return (
    <LeaveQuestion
      onStay={answer(() => isBlocked && blocker.reset())}
      onLeave={answer(() =>
        isBlocked
          ? blocker.proceed()
          : passing(() => navigate(asked, { preventScrollReset: true })),
      )}
    />
  );
}
