import { useFetcher } from "@remix-run/react";
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { type FieldErrors, fieldErrors } from "~/domain/form-errors";
import type { SearchFormAnswer, SearchFormFields } from "~/domain/search-form";
import { Alert } from "./alert";
import { button } from "./button.css";
import { ErrorSummary } from "./error-summary";
import * as styles from "./gift-search-form.css";
import { stack } from "./page.css";
import { ResultsByEmail } from "./results-by-email";
import { SearchFields } from "./search-fields";
import { Backdrop } from "./spinner";

const loadDialog = () => import("./search-dialog");
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

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
  const idOf = (field: string) => `${id}-${field}`;
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

  const completed = fetcher.data?.uid;
  const onComplete = mode === "modal" ? props.onComplete : undefined;
  useEffect(() => {
    if (completed) onComplete?.(completed);
  }, [completed, onComplete]);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const { briefSchema } = await import("~/domain/brief");
    const parsed = briefSchema.safeParse(typed);
    setFound(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) setAsking(true);
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
      onFocus={loadDialog}
    >
      <ErrorSummary errors={errors} idOf={idOf} />
      {!busy && answer?.failure && <Alert>{answer.failure}</Alert>}
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
        <Suspense fallback={null}>
          <SearchDialog onConfirm={send} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </form>
  );
}
