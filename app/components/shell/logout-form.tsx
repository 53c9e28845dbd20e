import type { FormEvent } from "react";
import { signedOutMark } from "~/domain/accounts/signed-out";
import { entry } from "./header-menu.css";

/**
 * Ends the session on the server. Where that cannot be asked, this browser forgets the session by
 * itself (product specification, section 4). Either way the page is loaded anew, without a viewer.
 */
export function LogoutForm({ sessionId }: { sessionId: string }) {
  async function logOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      const answer = await fetch("/logout", { method: "POST", redirect: "manual" });
      if (answer.type !== "opaqueredirect") throw new Error(String(answer.status));
    } catch {
      // biome-ignore lint/suspicious/noConsole: the product specification, section 8, wants it said there.
      console.warn("Backend logout failed");
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
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
