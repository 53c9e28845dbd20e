import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta("Account deleted", "Your account and all that was in it are deleted.");

export default function Goodbye() {
  return (
    <MessagePage title="Account deleted" picture="untied">
      <p>
        Your account and everything in it are gone: recipients, saved gifts, reminders and sessions.
        One last mail says the same.
      </p>
      <p>
        <Link className={button()} to="/">
          Go Back Home
        </Link>
      </p>
    </MessagePage>
  );
}
