import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { page, stack } from "~/components/ui/page.css";

/** The page for a link in a mail that is invalid or has expired. */
export function DeadLink() {
  return (
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "medium" })}>
        <h1>This link does not work</h1>
        <p role="alert">It was changed, cut short, or is too old. Nothing was changed.</p>
        <p>Please open it again from the newest mail, or look into your account.</p>
        <p>
          <Link className={button()} to="/">
            Go Back Home
          </Link>
        </p>
      </div>
    </div>
  );
}
