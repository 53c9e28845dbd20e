import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { iconButton } from "./header.css";
import { useTheme } from "./theme";

/** Switches between the themes: a form of its own, so that it works without JavaScript. */
export function ThemeToggle() {
  const theme = useTheme();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<string | null>(null);
  const chosen = fetcher.formData?.get("theme") ?? kept ?? theme;
  const other = chosen === "light" ? "dark" : "light";

  // The script in the head may have found another theme in local storage than the server knew.
  useEffect(() => setKept(document.documentElement.dataset.theme ?? null), []);
  useEffect(() => {
    if (kept === null) return;
    document.documentElement.dataset.theme = String(chosen);
    keep(String(chosen));
  }, [chosen, kept]);
  const sent = fetcher.formData?.get("theme");
  useEffect(() => {
    if (typeof sent === "string") setKept(sent);
  }, [sent]);

  return (
    <fetcher.Form method="post" action="/theme">
      <input type="hidden" name="theme" value={other} />
      <input type="hidden" name="from" value={pathname + search} />
      <button type="submit" className={iconButton} aria-label={`Use the ${other} theme`}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {chosen === "light" ? (
            <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="currentColor" />
          ) : (
            <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
              <circle cx="12" cy="12" r="4" fill="currentColor" />
              <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
            </g>
          )}
        </svg>
      </button>
    </fetcher.Form>
  );
}

/** Storage that is switched off throws; the cookie keeps the theme then. */
function keep(theme: string): void {
  try {
    localStorage.setItem("theme", theme);
  } catch {}
}
