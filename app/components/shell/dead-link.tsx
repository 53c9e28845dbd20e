import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";

/** The page for a link in a mail that is invalid or has expired. */
export function DeadLink() {
  return (
    <MessagePage title="This link does not work" picture="untied">
      <p role="alert">It was cut short, or is too old. Nothing was changed.</p>
      <p>Please open it again from our newest mail, or look into your account.</p>
      <p>
        <Link className={button()} to="/">
          Go Back Home
        </Link>
      </p>
    </MessagePage>
  );
}
