import { Link } from "@remix-run/react";
import { MessagePage } from "~/components/ui/message-page";
import { Notice } from "~/components/ui/notice";
import { useDelayedRedirect } from "~/components/ui/use-delayed-redirect";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta("Email changed", "Your account has another address now.");

/** Redirects without JavaScript too. */
export const handle = { refreshSeconds: () => 3, refreshTo: () => "/login" };

export default function EmailChanged() {
  useDelayedRedirect("/login");
  return (
    <MessagePage title="Email changed">
      <Notice>Email changed successfully.</Notice>
      <p>
        Please <Link to="/login">log in</Link> with your new address.
      </p>
    </MessagePage>
  );
}
