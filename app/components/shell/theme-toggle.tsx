import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { Theme } from "~/lib/theme";
import { iconButton } from "./header.css";
import { useTheme } from "./theme";

/**
 * Switches between the themes. A form, so that it works without JavaScript; with JavaScript the
 * browser stores the choice and nothing is sent.
 */
export function ThemeToggle() {
  const theme = useTheme();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState(theme);
  const other = chosen === "light" ? "dark" : "light";

  // The script in the head may have restored a theme from local storage that the server did not
  // have.
  useEffect(() => {
    const stored = readTheme();
    document.documentElement.dataset.theme = stored;
    setChosen(stored);
  }, []);

  function change(event: FormEvent) {
    event.preventDefault();
    storeTheme(other);
    setChosen(other);
  }

  return (
    <form method="post" action="/theme" onSubmit={change}>
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
    </form>
  );
}

/** The theme in local storage, otherwise the theme that the page shows. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem("theme");
    if (stored === "light" || stored === "dark") return stored;
  } catch {}
  return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Applies a theme and stores it in local storage and in the cookie, encoded as Remix encodes it.
 */
function storeTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const colour = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  const value = encodeURIComponent(btoa(JSON.stringify(theme)));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
  document.cookie = `theme=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage can be disabled, which throws; the cookie is enough.
  }
}
