import type { FormEvent } from "react";
import { signedOutMark } from "~/domain/accounts/signed-out";
import { entry } from "./header-menu.css";

/** What was typed in this visit is for nobody who uses the browser next. */
function forgetDrafts() {
  try {
    sessionStorage.clear();
  } catch {
    // Storage can be disabled, which throws.
  }
}

/**
 * Ends the session on the server. If the request fails, marks the session as ended in this browser
 * with a cookie, so that the visitor is signed out here in any case. Then reloads the home page.
 */
export function LogoutForm({ sessionId }: { sessionId: string }) {
  async function logOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    forgetDrafts();
    try {
      const response = await fetch("/logout", { method: "POST", redirect: "manual" });
      if (response.type !== "opaqueredirect") throw new Error(String(response.status));
    } catch {
      // biome-ignore lint/suspicious/noConsole: for developers; the visitor is signed out anyway.
      console.warn("Backend logout failed");
      // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
      document.cookie = signedOutMark(sessionId);
    }
    window.location.assign("/");
  }

  return (
    <form method="post" action="/logout" onSubmit={logOut}>
      <button type="submit" className={entry}>
        Logout
      </button>
    </form>
  );
}
