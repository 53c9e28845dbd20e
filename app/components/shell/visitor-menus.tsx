import { Link, useLocation } from "@remix-run/react";
import { Suspense } from "react";
import { button } from "~/components/ui/button.css";
import { lazyComponent } from "~/components/ui/lazy-component";
import { useViewer } from "./viewer";

const SignedInMenus = lazyComponent(async () => (await import("./signed-in-menus")).SignedInMenus);

/** Register and Login for visitors, the gift and account menus for signed-in users. */
export function VisitorMenus() {
  const viewer = useViewer();
  const fallback = viewer && <Link to="/account">Hello {viewer.firstName}</Link>;
  return (
    <Suspense fallback={fallback}>
      {viewer ? <SignedInMenus {...viewer} /> : <SignedOutLinks />}
    </Suspense>
  );
}

/** Screens that a login does not return to. */
const WITHOUT_RETURN = `/ /login /register /check-email /confirm /email-confirmed
  /forgot-password /reset-password /cancel-email-change /email-changed /goodbye`.split(/\s+/);

/** Screens whose own button is the one to press. */
const AUTH = ["/login", "/register"];

function SignedOutLinks() {
  const { pathname, search } = useLocation();
  const from = WITHOUT_RETURN.includes(pathname)
    ? ""
    : `?from=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <Link className={button({ look: "plain", size: "small" })} to={`/register${from}`}>
        Register
      </Link>
      <Link
        className={button({ look: AUTH.includes(pathname) ? "plain" : "primary", size: "small" })}
        to={`/login${from}`}
      >
        Login
      </Link>
    </>
  );
}
