import * as Dialog from "@radix-ui/react-dialog";
import { useMatches, useNavigate, useOutlet } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useId, useRef } from "react";
import { BackForm } from "./back-form";
import { button } from "./button.css";
import { overlay } from "./dialog.css";
import { page } from "./page.css";
import * as styles from "./page-or-dialog.css";
import { useReturnFocus } from "./use-return-focus";

type Place = {
  isOver: boolean;
  list: string;
  /** What was pressed in the list to open the page that is over it. */
  opener: Element | null;
};

const PlaceContext = createContext<Place>({ isOver: false, list: "/", opener: null });
/** The id of the form that leads away from a page without saving. */
const CancelContext = createContext<string | undefined>(undefined);

type Props = { children: ReactNode; list: string; indexRoute: string };

/**
 * A list whose dialogs are pages of their own (the routes below it): opened from the list a page
 * comes over it as a dialog, opened by its address it stands alone.
 */
export function ListWithPages({ children, list, indexRoute }: Props) {
  const below = useOutlet();
  const isList = useMatches().at(-1)?.id === indexRoute;
  const listWasSeen = useRef(isList);
  const listWasOpen = useRef(isList);
  const opener = useRef<Element | null>(null);
  if (isList) listWasSeen.current = true;
  if (listWasOpen.current && !isList) opener.current = document.activeElement;
  listWasOpen.current = isList;
  return (
    <PlaceContext.Provider value={{ isOver: listWasSeen.current, list, opener: opener.current }}>
      {listWasSeen.current && children}
      {below}
    </PlaceContext.Provider>
  );
}

type PageProps = {
  title: string;
  surface?: "paper" | "background";
  /** A question that has to be answered before anything else. */
  alert?: boolean;
  /** Where Cancel and closing lead; the list if nothing is said. */
  back?: string;
  children: ReactNode;
};

/** A page below a list: a dialog over it, or a page of its own; the same content in both. */
export function PageOrDialog({ title, surface = "paper", alert = false, ...rest }: PageProps) {
  const { isOver, list, opener } = useContext(PlaceContext);
  const returnFocus = useReturnFocus(opener);
  const navigate = useNavigate();
  const cancelForm = useId();
  const { back = list } = rest;
  const children = (
    <CancelContext.Provider value={cancelForm}>
      {rest.children}
      <BackForm id={cancelForm} to={back} />
    </CancelContext.Provider>
  );
  if (!isOver) {
    return (
      <div className={page({ width: "form" })}>
        <div className={styles.pagePanel({ surface })}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    );
  }
  const close = (open: boolean) => {
    if (!open) navigate(back, { preventScrollReset: true });
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        <Dialog.Content
          className={styles.overDialog({ surface })}
          role={alert ? "alertdialog" : "dialog"}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Leads back without saving: a button of a form of its own, wherever it stands. */
export function CancelButton({ children = "Cancel" }: { children?: ReactNode }) {
  return (
    <button type="submit" form={useContext(CancelContext)} className={button({ look: "quiet" })}>
      {children}
    </button>
  );
}

/** Where a page stands: over the list, or alone. */
export const usePlace = () => useContext(PlaceContext);
