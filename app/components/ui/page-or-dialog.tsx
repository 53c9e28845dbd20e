import * as Dialog from "@radix-ui/react-dialog";
import { useLocation, useMatches, useNavigate, useOutlet } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useId, useRef } from "react";
import { BackForm } from "./back-form";
import { beginAfterFolded } from "./begin-after-folded";
import { button } from "./button.css";
import { overlay } from "./dialog.css";
import { AskBeforeLeaving, Asked } from "./leave-question";
import { page } from "./page.css";
import * as styles from "./page-or-dialog.css";
import { passing, typedWords, useCheck, useUnsavedForms } from "./unsaved";
import { useReturnFocus } from "./use-return-focus";

type Place = {
  isOver: boolean;
  list: string;
  /** The control in the list that opened the dialog. */
  opener: Element | null;
  /** Unsaved words by the path of their form, kept while a page below that path is open. */
  kept: Map<string, Record<string, string>>;
};

const PlaceContext = createContext<Place>({
  isOver: false,
  list: "/",
  opener: null,
  kept: new Map(),
});
type StepAside = (form: HTMLFormElement | null, to: string) => void;
const StepAsideContext = createContext<StepAside>(() => {});
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
  const { current: kept } = useRef<Place["kept"]>(new Map());
  if (isList) listWasSeen.current = true;
  if (isList) kept.clear();
  if (listWasOpen.current && !isList) opener.current = document.activeElement;
  listWasOpen.current = isList;
  return (
    <PlaceContext.Provider
      value={{ isOver: listWasSeen.current, list, opener: opener.current, kept }}
    >
      {listWasSeen.current && children}
      {below}
    </PlaceContext.Provider>
  );
}

type PageProps = {
  title: string;
  /** Whether it is an alert dialog, a question on paper that needs an answer. */
  alert?: boolean;
  /** The target of Cancel and Close; defaults to the list. */
  back?: string;
  /** Posted to `back` by Cancel, where it is the words of a form there. */
  draft?: string;
  children: ReactNode;
};

/**
 * A child page of `ListWithPages`: a dialog over the list or a page, with the same content. Asks
 * before it closes with unsaved words (docs/decisions/088-nothing-unsaved-closes-unasked.md).
 */
export function PageOrDialog({ title, alert = false, ...rest }: PageProps) {
  const surface = alert ? "paper" : "raised";
  const { isOver, list, opener, kept } = useContext(PlaceContext);
  const returnFocus = useReturnFocus(opener);
  const navigate = useNavigate();
  const cancelForm = useId();
  const { back = list } = rest;
  const { pathname } = useLocation();
  const { watch, isUnsaved } = useUnsavedForms();
  // Words that wait for a page below theirs are lost elsewhere.
  useCheck((path) => [...kept.keys()].some((from) => !path?.startsWith(from)));
  const stepAside: StepAside = (form, to) => {
    if (form && isUnsaved(form)) kept.set(pathname, typedWords(form));
    passing(() => navigate(to, { preventScrollReset: true }));
  };
  const children = (
    <CancelContext.Provider value={cancelForm}>
      <StepAsideContext.Provider value={stepAside}>
        <Asked value>{rest.children}</Asked>
      </StepAsideContext.Provider>
      <BackForm id={cancelForm} to={back} draft={rest.draft} />
      <AskBeforeLeaving />
    </CancelContext.Provider>
  );
  if (!isOver) {
    return (
      <div className={page({ width: "form" })}>
        <div className={styles.pagePanel({ surface })} {...watch}>
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
          onOpenAutoFocus={beginAfterFolded}
          onCloseAutoFocus={returnFocus}
          {...watch}
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

/**
 * Opens a page below this one and keeps what is typed into a form here, for `useKeptWords` when the
 * page is shown again.
 */
export const useStepAside = () => useContext(StepAsideContext);

/** The words that were typed here before a page below was opened, by field name. */
export function useKeptWords(): Record<string, string> | undefined {
  return useContext(PlaceContext).kept.get(useLocation().pathname);
}

/** Whether a page is shown over its list or alone. */
export const usePlace = () => useContext(PlaceContext);
