import { useFetcher } from "@remix-run/react";
import {
  type ComponentProps,
  type FormEvent,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { button } from "~/components/ui/button.css";
import { lazyComponent } from "~/components/ui/lazy-component";
import { stack } from "~/components/ui/page.css";
import { Backdrop } from "~/components/ui/spinner";
import type { SearchFormAnswer, SearchFormFields } from "~/domain/search/search-form";
import type { FieldErrors } from "~/lib/form-errors";
import * as styles from "./gift-search-form.css";
import { ResultsByEmail } from "./results-by-email";
import { SearchFields } from "./search-fields";

const loadDialog = () => import("./search-dialog");
const loadTrouble = () => import("~/components/ui/form-problems");
const loadCheck = () => import("~/domain/brief/brief-check");
const SearchDialog = lazyComponent(async () => (await loadDialog()).SearchDialog);
const FormProblems = lazyComponent(async () => (await loadTrouble()).FormProblems);
// Left alone while the form around it settles, or React would throw the server's words away (#421).
const Trouble = memo((props: ComponentProps<typeof FormProblems>) => (
  <Suspense>
    <FormProblems {...props} />
  </Suspense>
));

/** Fetches what sending the form can need, as soon as it is used: by then the network may be gone. */
const prepare = () => Promise.all([loadCheck(), loadDialog(), loadTrouble()]);

type Props = {
  /** The uid that the search will have: one form, sent twice, starts one search. */
  uid: string;
  fields: SearchFormFields;
  answer?: SearchFormAnswer;
  /** The profile card that the search is for. */
  cardId?: string;
} & ({ mode: "navigate" } | { mode: "modal"; onComplete: (uid: string) => void });

/** Asks for a brief and starts the search; posts by itself where there is no JavaScript. */
export function GiftSearchForm(props: Props) {
  const { mode } = props;
  // The first one: a form that is sent again after a failure must not start a second search.
  const [uid] = useState(props.uid);
  const id = useId();
  const idOf = useCallback((field: string) => `${id}-${field}`, [id]);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const fetcher = useFetcher<SearchFormAnswer>();
  /** False while results are wanted by email and the address will not do. */
  const [ready, setReady] = useState(true);
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<FieldErrors | null>(null);

  const answer = fetcher.data ?? props.answer;
  const errors = found ?? answer?.refused?.errors ?? {};
  const busy = fetcher.state !== "idle";
  const failure = busy ? undefined : answer?.failure;

  // Once all is idle: a page that is read again meanwhile would take the next one's place.
  const completed = busy ? undefined : fetcher.data?.uid;
  const onComplete = mode === "modal" ? props.onComplete : undefined;
  useEffect(() => {
    if (completed) onComplete?.(completed);
  }, [completed, onComplete]);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    try {
      const [{ checkBrief }] = await prepare();
      const wrong = checkBrief(Object.fromEntries(new FormData(sent)));
      setFound(wrong);
      setAsking(Object.keys(wrong).length === 0);
    } catch {
      sent.submit();
    }
  }

  function send() {
    setAsking(false);
    setFound(null);
    fetcher.submit(form.current);
  }

  return (
    <form
      ref={form}
      method="post"
      action="/?index"
      noValidate
      className={stack({ gap: "medium" })}
      onSubmit={hydrated ? ask : undefined}
      onFocus={() => void prepare().catch(() => {})}
    >
      {(failure || Object.keys(errors).length > 0) && (
        <Trouble failure={failure} errors={errors} idOf={idOf} />
      )}
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="mode" value={mode} />
      {props.cardId && <input type="hidden" name="card" value={props.cardId} />}
      <SearchFields fields={answer?.refused?.typed ?? props.fields} errors={errors} idOf={idOf} />
      <ResultsByEmail
        fields={answer?.refused?.typed ?? props.fields}
        error={errors.email?.[0]}
        idOf={idOf}
        onReady={setReady}
      />
      <button type="submit" className={button({ width: "full" })} disabled={busy || !ready}>
        Search
      </button>
      <p className={styles.wait}>Most searches take moments; some take a couple of minutes.</p>
      {busy && <Backdrop label="Starting the search…" />}
      {asking && (
        <Suspense>
          <SearchDialog onConfirm={send} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </form>
  );
}
