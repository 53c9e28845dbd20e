import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import * as styles from "./saved-news.css";

const SayContext = createContext<(text: string) => void>(() => {});

/** Says where a gift was saved. */
export const useSaySaved = () => useContext(SayContext);

type Props = { news: string | null; children: ReactNode };

/**
 * Shows for a while where a gift was saved, over everything. `aria-live` keeps it announced behind an open
 * dialog, which hides the rest of the page: https://github.com/theKashey/aria-hidden/issues/10
 */
export function SavedNews({ news, children }: Props) {
  const { key } = useLocation();
  const [said, setSaid] = useState({ text: news, times: 0 });
  const say = useCallback(
    (text: string | null) => setSaid(({ times }) => ({ text, times: times + 1 })),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same news of another navigation is said again.
  useEffect(() => {
    if (news) say(news);
  }, [news, key, say]);
  return (
    <SayContext.Provider value={say}>
      {children}
      <div role="status" aria-live="polite" className={styles.place}>
        {said.text && (
          <p key={said.times} className={styles.news}>
            {said.text}
          </p>
        )}
      </div>
    </SayContext.Provider>
  );
}
