import { useRef, useState } from "react";
import type { Suggestion } from "~/domain/search/suggestion";

/** Each request waits for some seconds at the server, so that a slow retailer takes a few of them. */
const TRIES = 4;
const PAUSE_MS = 2_000;

export type FurtherProducts = {
  /** Fetches the details and reviews of the first `count` products of the idea at a position, once. */
  want: (position: number, count: number) => void;
  /** The positions of ideas whose products could not be fetched. */
  failed: ReadonlySet<number>;
  /** Fetches them again. */
  retry: (position: number) => void;
  /** What has arrived, in words for a polite announcement. */
  status: string;
};

/** Products beyond the first of each idea, fetched when they come into view; `show` updates an idea. */
export function useFurtherProducts(
  uid: string,
  show: (suggestion: Suggestion) => void,
): FurtherProducts {
  const wanted = useRef(new Map<number, number>());
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const [status, setStatus] = useState("");

  const fetchWanted = async (position: number, count: number) => {
    const title = await fetchFurther(uid, { position, count }, show);
    if (title === null) setFailed((known) => new Set(known).add(position));
    else setStatus(`More about the products for ${title} is here.`);
  };

  const want = (position: number, count: number) => {
    if ((wanted.current.get(position) ?? 0) >= count) return;
    wanted.current.set(position, count);
    void fetchWanted(position, count);
  };

  const retry = (position: number) => {
    setFailed((known) => new Set([...known].filter((one) => one !== position)));
    void fetchWanted(position, wanted.current.get(position) ?? 0);
  };

  return { want, failed, retry, status };
}

/** The title of the idea once its products arrived, or null; each answer is shown. */
async function fetchFurther(
  uid: string,
  asked: { position: number; count: number },
  show: (suggestion: Suggestion) => void,
): Promise<string | null> {
  const body = new URLSearchParams(Object.entries(asked).map(([name, one]) => [name, String(one)]));
  for (let count = 0; count < TRIES; count += 1) {
    try {
      const headers = { Accept: "application/json" };
      const init = { method: "POST", headers, body };
      const response = await fetch(`/giftsearch/${uid}/products`, init);
      if (response.ok) {
        const suggestion: Suggestion = await response.json();
        const ofThese = suggestion.products.slice(0, asked.count);
        show(suggestion);
        if (ofThese.every(({ reviewState }) => reviewState !== "waiting"))
          return suggestion.suggestionTitle;
        continue;
      }
    } catch {
      // Tried again below, as any answer that is not the idea.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}
