import { useEffect, useState } from "react";
import type { SearchEnd } from "~/domain/search/search-outcomes";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import { mergeSuggestions, type Suggestion } from "~/domain/search/suggestion";

/** The interval of requests to the polling endpoint. */
const POLL_MS = 5_000;
const LOST =
  "We lost touch with the search. It keeps looking, and this page goes on as soon as it can.";
const GONE = "This search is no longer kept.";

const isText = ({ headers }: Response) =>
  headers.get("Content-Type")?.startsWith("text/plain") ?? false;

type Progress = {
  suggestions: Suggestion[];
  end: SearchEnd | null;
  /** Why there are no updates; null while there are. */
  failure: string | null;
  /** Whether there will be none. */
  isOver: boolean;
};

/**
 * The live state of a search from its snapshot on, also from a newer one, as after a refinement.
 * Server-sent events show each idea at once; polling completes the page if events are blocked, and
 * goes on after an interruption. Updates are merged by title, so they may arrive in any order.
 */
export function useSearchProgress(snapshot: SearchSnapshot): Progress & {
  /** Updates one idea. */
  show: (suggestion: Suggestion) => void;
  /** Looks again at once. */
  lookAgain: () => void;
} {
  const { uid, version, suggestions, end } = snapshot;
  const [progress, setProgress] = useState<Progress>({
    ...{ suggestions, end },
    failure: null,
    isOver: false,
  });
  const [known, setKnown] = useState(snapshot);
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (known !== snapshot) {
    setKnown(snapshot);
    const merged = mergeSuggestions(progress.suggestions, suggestions);
    setProgress({ suggestions: merged, end, failure: null, isOver: false });
  }
  /** Counts the times that updates began anew. */
  const [beginning, setBeginning] = useState(0);
  const settled = progress.end !== null || progress.isOver;

  useEffect(() => {
    if (settled) return;
    let isLost = false;
    const update = (suggestions: Suggestion[], end?: SearchEnd) =>
      setProgress((known) => ({
        ...known,
        suggestions: mergeSuggestions(known.suggestions, suggestions),
        end: end ?? known.end,
        failure: null,
      }));
    const stop = (failure: string, isOver = false) => {
      isLost = true;
      setProgress((known) => ({ ...known, failure, isOver }));
    };

    const source = new EventSource(`/giftsearch/${uid}/events?after=${version}`);
    const onSuggestion = ({ data }: MessageEvent<string>) =>
      update([JSON.parse(data) as Suggestion]);
    const onEnd = ({ data }: MessageEvent<string>) => update([], JSON.parse(data) as SearchEnd);
    for (const type of ["idea", "products", "review"]) source.addEventListener(type, onSuggestion);
    for (const type of ["complete", "failed"]) source.addEventListener(type, onEnd);

    const look = async () => {
      try {
        const response = await fetch(`/api/giftsearch/${uid}`);
        const complete = response.headers.get("x-job-complete") === "true";
        if (response.ok) {
          update(await response.json(), complete ? { state: "complete" } : undefined);
          // The browser may have given up the events meanwhile.
          if (isLost && !complete) setBeginning((count) => count + 1);
        } else if (response.status === 404) stop(GONE, true);
        else if (complete) update([], { state: "failed", reason: await response.text() });
        else stop(isText(response) ? await response.text() : LOST);
      } catch {
        stop(LOST);
      }
    };
    if (beginning > 0) void look();
    const poll = setInterval(look, POLL_MS);
    addEventListener("online", look);

    return () => {
      source.close();
      clearInterval(poll);
      removeEventListener("online", look);
    };
  }, [uid, version, settled, beginning]);

  const show = (suggestion: Suggestion) =>
    setProgress((known) => ({
      ...known,
      suggestions: mergeSuggestions(known.suggestions, [suggestion]),
    }));
  return { ...progress, show, lookAgain: () => setBeginning((count) => count + 1) };
}
