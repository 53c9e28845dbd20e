import * as Dialog from "@radix-ui/react-dialog";
import { button } from "~/components/ui/button.css";
import * as styles from "~/components/ui/dialog.css";
import { useReturnFocus } from "~/components/ui/use-return-focus";

type Props = { onConfirm: () => void; onCancel: () => void };

/** Asks for confirmation before a search starts. */
export function SearchDialog({ onConfirm, onCancel }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.dialog} onCloseAutoFocus={useReturnFocus()}>
          <Dialog.Title className={styles.title}>
            Gift search may take a couple of minutes
          </Dialog.Title>
          <Dialog.Description>
            Ideas appear one by one as they are found, so you can start reading at once.
          </Dialog.Description>
          <div className={styles.actions}>
            <button type="button" className={button({ look: "quiet" })} onClick={onCancel}>
              Cancel
            </button>
            <button type="button" className={button()} onClick={onConfirm}>
              Confirm
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
