import * as Dialog from "@radix-ui/react-dialog";
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { button } from "~/components/ui/button.css";
import { overlay } from "~/components/ui/dialog.css";
import { AskBeforeLeaving, LeaveQuestion } from "~/components/ui/leave-question";
import * as styles from "~/components/ui/page-or-dialog.css";
import { Spinner } from "~/components/ui/spinner";
import { useUnsavedForms } from "~/components/ui/unsaved";
import { useReturnFocus } from "~/components/ui/use-return-focus";
import type { SaveAnswer, SaveDialogData } from "~/domain/gifts/save-dialog";
import { SaveGiftForm } from "./save-gift-form";
import { useSaySaved } from "./saved-news";
import { type Saving, SavingProduct } from "./saving";

type Props = {
  query: URLSearchParams;
  /** What the page shows of the product. */
  shown: Saving;
  onClose: () => void;
};

/**
 * The page /saved-gifts/save as a dialog over the current page. It says at once what is being saved; the
 * people to choose from follow.
 */
export function SaveGiftDialog({ query, shown, onClose }: Props) {
  const page = useFetcher<SaveDialogData>();
  const sending = useFetcher<SaveAnswer>();
  const address = `/saved-gifts/save?${query}`;
  const returnFocus = useReturnFocus();
  const { load } = page;
  useEffect(() => load(address), [load, address]);

  const isDone = sending.state === "idle" && sending.data?.ok === true;
  const said = sending.data?.said;
  const say = useSaySaved();
  useEffect(() => {
    if (!isDone) return;
    if (said) say(said);
    onClose();
  }, [isDone, said, say, onClose]);

  const { watch, hasUnsaved } = useUnsavedForms();
  const [isAsking, setAsking] = useState(false);
  const close = () => (hasUnsaved() ? setAsking(true) : onClose());

  const loaded = page.data?.state === "known" ? page.data.product : shown;
  const product = shown.imageUrl ? shown : loaded;
  const cancel = (
    <button type="button" className={button({ look: "quiet" })} onClick={close}>
      Cancel
    </button>
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        <Dialog.Content
          className={styles.overDialog({ surface: "sheet" })}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          {...watch}
        >
          <Dialog.Title className={styles.title}>Save Gift</Dialog.Title>
          <SavingProduct {...product} />
          {page.data ? (
            <SaveGiftForm
              data={page.data}
              fetcher={sending}
              answer={sending.data}
              cancel={cancel}
            />
          ) : (
            <Spinner label="One moment…" />
          )}
          <AskBeforeLeaving />
          {isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
