import { useFetcher } from "@remix-run/react";
import {
  type ComponentProps,
  type FormEvent,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { online } from "~/components/shell/online";
import { button } from "~/components/ui/button.css";
import { formActions } from "~/components/ui/dialog.css";
import { lazyComponent } from "~/components/ui/lazy-component";
import { stack } from "~/components/ui/page.css";
import { Backdrop } from "~/components/ui/spinner";
import type { SearchFormAnswer, SearchFormFields } from "~/domain/search/search-form";
import type { FieldErrors } from "~/lib/form-errors";
import * as styles from "./gift-search-form.css";
import { ProveHuman } from "./prove-human";
import { ResultsByEmail } from "./results-by-email";
import { SearchFields } from "./search-fields";
import { useDraft } from "./use-draft";

const loadDialog = () => import("./search-dialog");
const loadProblems = () => import("~/components/ui/form-problems");
const loadCheck = () => import("~/domain/brief/brief-check");
const SearchDialog = lazyComponent(async () => (await loadDialog()).SearchDialog);
const FormProblems = lazyComponent(async () => (await loadProblems()).FormProblems);
// Memoised, because an update during hydration would discard the server's HTML
// (https://react.dev/errors/421).
const Problems = memo((props: ComponentProps<typeof FormProblems>) => (
  <Suspense>
    <FormProblems {...props} />
  </Suspense>
));

/** Loads the code for sending the form when the form is first used, before the network may fail. */
const prepare = () => Promise.all([loadCheck(), loadDialog(), loadProblems()]);

type Props = {
  /** The uid of the search to start, so that a form sent twice starts one search. */
  uid: string;
  fields: SearchFormFields;
  answer?: SearchFormAnswer;
  /** The profile card that the search is for. */
  cardId?: string;
  /** Called whenever something is typed. */
  onTyped?: () => void;
  /** Whether some budgets can be chosen with one press. */
  offersBudgets?: boolean;
  /** Leaves the form; beside Search, which without it is as wide as the form. */
  cancel?: ReactNode;
} & ({ mode: "navigate" } | { mode: "modal"; onComplete: (uid: string) => void });

/** The search form. Without JavaScript it is posted as a plain form. */
export function GiftSearchForm(props: Props) {
  const { mode } = props;
  // Kept across renders: a form sent again after a failure must not start a second search.
  const [uid] = useState(props.uid);
  const id = useId();
  const idOf = useCallback((field: string) => `${id}-${field}`, [id]);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useDraft(form);
  const fetcher = useFetcher<SearchFormAnswer>();
  /** False while results by email are wanted and the address is invalid. */
  const [ready, setReady] = useState(true);
  const [isConfirming, setConfirming] = useState(false);
  const [found, setFound] = useState<FieldErrors | null>(null);

  const answer = fetcher.data ?? props.answer;
  const errors = found ?? answer?.refused?.errors ?? {};
  const busy = fetcher.state !== "idle";
  const failure = busy ? undefined : answer?.failure;

  // Wait until the fetcher is idle: its revalidation would cancel the navigation.
  const completed = busy ? undefined : fetcher.data?.uid;
  const onComplete = mode === "modal" ? props.onComplete : undefined;
  useEffect(() => {
    if (completed) onComplete?.(completed);
  }, [completed, onComplete]);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    try {
      if (!navigator.onLine) await online();
      const [{ checkBrief }] = await prepare();
      const invalid = checkBrief(Object.fromEntries(new FormData(sent)));
      setFound(invalid);
      setConfirming(Object.keys(invalid).length === 0);
    } catch {
      await online();
      sent.submit();
    }
  }

  async function send() {
    setConfirming(false);
    setFound(null);
    if (!navigator.onLine) await online();
    fetcher.submit(form.current);
  }

  const { cancel } = props;
  const search = (
    <button
      type="submit"
      className={button({ width: cancel ? "content" : "full" })}
      disabled={busy || !ready}
    >
      Search
    </button>
  );
  const wait = (
    <p className={styles.wait}>Most searches take moments; some take a couple of minutes.</p>
  );
  return (
    <form
      ref={form}
      method="post"
      action="/?index"
      noValidate
      data-draft=""
      className={stack({ gap: "medium" })}
      onSubmit={hydrated ? confirm : undefined}
      onFocus={() => void (navigator.onLine && prepare().catch(() => {}))}
      onInput={props.onTyped}
    >
      {(failure || Object.keys(errors).length > 0) && (
        <Problems
          failure={failure}
          help={answer?.canProve && <ProveHuman />}
          errors={errors}
          idOf={idOf}
        />
      )}
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="mode" value={mode} />
      {props.cardId && <input type="hidden" name="card" value={props.cardId} />}
      <SearchFields
        fields={answer?.refused?.typed ?? props.fields}
        errors={errors}
        idOf={idOf}
        offersBudgets={props.offersBudgets ?? false}
      />
      <ResultsByEmail
        fields={answer?.refused?.typed ?? props.fields}
        error={errors.email?.[0]}
        idOf={idOf}
        onReady={setReady}
      />
      {cancel ? (
        <>
          {wait}
          <div className={formActions}>
            {cancel}
            {search}
          </div>
        </>
      ) : (
        <>
          {search}
          {wait}
        </>
      )}
      {busy && <Backdrop label="Starting the search…" />}
      {isConfirming && (
        <Suspense>
          <SearchDialog onConfirm={send} onCancel={() => setConfirming(false)} />
        </Suspense>
      )}
    </form>
  );
}
