import { useEffect, useState } from "react";
import type { SearchEnd } from "~/domain/search/search-outcomes";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import { mergeSuggestions, type Suggestion } from "~/domain/search/suggestion";

/** The interval of requests to the polling endpoint. */
const POLL_MS = 5_000;
const UNREACHABLE =
  "We lost touch with the search. Please check your connection and reload the page.";

type Progress = {
  suggestions: Suggestion[];
  end: SearchEnd | null;
  /** Why updates stopped before the end of the search. */
  failure: string | null;
};

/**
 * The live state of a search from its snapshot on, also from a newer one, as after a refinement.
 * Server-sent events show each idea at once; polling completes the page if events are blocked. Updates
 * are merged by title, so they may arrive in any order.
 */
export function useSearchProgress(snapshot: SearchSnapshot): Progress & {
  /** Updates one idea. */
  show: (suggestion: Suggestion) => void;
} {
  const { uid, version, suggestions, end } = snapshot;
  const [progress, setProgress] = useState<Progress>({ suggestions, end, failure: null });
  const [known, setKnown] = useState(snapshot);
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (known !== snapshot) {
    setKnown(snapshot);
    const merged = mergeSuggestions(progress.suggestions, suggestions);
    setProgress({ suggestions: merged, end, failure: null });
  }
  const settled = progress.end !== null || progress.failure !== null;

  useEffect(() => {
    if (settled) return;
    const update = (suggestions: Suggestion[], end?: SearchEnd) =>
      setProgress((known) => ({
        suggestions: mergeSuggestions(known.suggestions, suggestions),
        end: end ?? known.end,
        failure: null,
      }));
    const stop = (failure: string) => setProgress((known) => ({ ...known, failure }));

    const source = new EventSource(`/giftsearch/${uid}/events?after=${version}`);
    const onSuggestion = ({ data }: MessageEvent<string>) =>
      update([JSON.parse(data) as Suggestion]);
    const onEnd = ({ data }: MessageEvent<string>) => update([], JSON.parse(data) as SearchEnd);
    for (const type of ["idea", "products", "review"]) source.addEventListener(type, onSuggestion);
    for (const type of ["complete", "failed"]) source.addEventListener(type, onEnd);

    const poll = setInterval(async () => {
      try {
        const response = await fetch(`/api/giftsearch/${uid}`);
        const complete = response.headers.get("x-job-complete") === "true";
        if (response.ok)
          update(await response.json(), complete ? { state: "complete" } : undefined);
        else if (complete) update([], { state: "failed", reason: await response.text() });
        else stop((await response.text()) || UNREACHABLE);
      } catch {
        stop(UNREACHABLE);
      }
    }, POLL_MS);

    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [uid, version, settled]);

  const show = (suggestion: Suggestion) =>
    setProgress((known) => ({
      ...known,
      suggestions: mergeSuggestions(known.suggestions, [suggestion]),
    }));
  return { ...progress, show };
}
