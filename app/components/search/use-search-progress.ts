import { useEffect, useState } from "react";
import type { SearchEnd } from "~/domain/search/search-outcomes";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import { mergeSuggestions, type Suggestion } from "~/domain/search/suggestion";

/** How often the polling endpoint is asked (product specification, section 9). */
const POLL_MS = 5_000;
const UNREACHABLE =
  "We lost touch with the search. Please check your connection and reload the page.";

type Progress = {
  suggestions: Suggestion[];
  end: SearchEnd | null;
  /** Why asking stopped before the end. */
  trouble: string | null;
};

/**
 * A search as it becomes known: pushed events show each idea at once, polling completes the page
 * where push is broken or blocked. Both are merged by title, so either may come first.
 */
export function useSearchProgress({ uid, version, suggestions, end }: SearchSnapshot): Progress {
  const [progress, setProgress] = useState<Progress>({ suggestions, end, trouble: null });
  const settled = progress.end !== null || progress.trouble !== null;

  useEffect(() => {
    if (settled) return;
    const learn = (news: Suggestion[], how?: SearchEnd) =>
      setProgress((known) => ({
        suggestions: mergeSuggestions(known.suggestions, news),
        end: how ?? known.end,
        trouble: null,
      }));
    const stop = (trouble: string) => setProgress((known) => ({ ...known, trouble }));

    const source = new EventSource(`/giftsearch/${uid}/events?after=${version}`);
    const onSuggestion = ({ data }: MessageEvent<string>) =>
      learn([JSON.parse(data) as Suggestion]);
    const onEnd = ({ data }: MessageEvent<string>) => learn([], JSON.parse(data) as SearchEnd);
    for (const type of ["idea", "products", "review"]) source.addEventListener(type, onSuggestion);
    for (const type of ["complete", "failed"]) source.addEventListener(type, onEnd);

    const poll = setInterval(async () => {
      try {
        const answer = await fetch(`/api/giftsearch/${uid}`);
        const complete = answer.headers.get("x-job-complete") === "true";
        if (answer.ok) learn(await answer.json(), complete ? { state: "complete" } : undefined);
        else if (complete) learn([], { state: "failed", reason: await answer.text() });
        else stop((await answer.text()) || UNREACHABLE);
      } catch {
        stop(UNREACHABLE);
      }
    }, POLL_MS);

    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [uid, version, settled]);

  return progress;
}
