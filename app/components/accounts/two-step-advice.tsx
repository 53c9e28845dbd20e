import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { PostForm } from "~/components/ui/post-form";
import { advice, row, words } from "./account-page.css";

/** Recommends two-step log-in, once: it does not come back after it was dismissed. */
export function TwoStepAdvice() {
  return (
    <aside className={advice} aria-label="Recommendation">
      <div className={row}>
        <p className={words}>
          A passkey or an authenticator app keeps others out even if they learn your password.{" "}
          <Link to="#two-step">Set it up below</Link>
        </p>
        <PostForm intent="two-step-dismiss" stays>
          {() => (
            <button type="submit" className={button({ look: "quiet" })}>
              No, thank you
            </button>
          )}
        </PostForm>
      </div>
    </aside>
  );
}
