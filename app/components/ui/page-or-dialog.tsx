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
  /** The control in the list that opened the dialog. */
  opener: Element | null;
};

const PlaceContext = createContext<Place>({ isOver: false, list: "/", opener: null });
/** The id of the form that leaves a page without saving. */
const CancelContext = createContext<string | undefined>(undefined);

type Props = { children: ReactNode; list: string; indexRoute: string };

/**
 * A list whose child routes open as dialogs over it when opened from the list, and as pages when
 * opened by their address.
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
  /** Whether it is an alert dialog, which needs an answer. */
  alert?: boolean;
  /** The target of Cancel and Close; defaults to the list. */
  back?: string;
  children: ReactNode;
};

/** A child page of `ListWithPages`: a dialog over the list or a page, with the same content. */
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

/**
 * Goes back without saving. It submits a separate form, so it may be placed inside another form.
 */
export function CancelButton({ children = "Cancel" }: { children?: ReactNode }) {
  return (
    <button type="submit" form={useContext(CancelContext)} className={button({ look: "quiet" })}>
      {children}
    </button>
  );
}

/** Whether a page is shown over its list or alone. */
export const usePlace = () => useContext(PlaceContext);
