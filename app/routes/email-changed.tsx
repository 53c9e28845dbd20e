import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { useDelayedRedirect } from "~/components/ui/use-delayed-redirect";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta("Email changed", "Your account has another address now.");

/** Redirects without JavaScript too. */
export const handle = { refreshSeconds: () => 3, refreshTo: () => "/login" };

export default function EmailChanged() {
  useDelayedRedirect("/login");
  return (
    <MessagePage title="Email changed successfully.">
      <p role="status">Please log in with your new address.</p>
      <p>
        <Link className={button()} to="/login">
          Login
        </Link>
      </p>
    </MessagePage>
  );
}
