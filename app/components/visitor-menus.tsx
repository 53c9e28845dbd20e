import { Link, useLocation } from "@remix-run/react";
import { button } from "./button.css";
import { HeaderMenu } from "./header-menu";
import * as styles from "./header-menu.css";
import { LogoutForm } from "./logout-form";
import { hiddenText } from "./page.css";
import { type SignedIn, useViewer } from "./viewer";

/** What the header offers to whoever is here: Register and Login, or the gift and account menus. */
export function VisitorMenus() {
  const viewer = useViewer();
  return viewer ? <SignedInMenus {...viewer} /> : <SignedOutLinks />;
}

function SignedInMenus({ firstName, sessionId }: SignedIn) {
  return (
    <>
      <HeaderMenu control={<GiftIcon />}>
        <li>
          <Link className={styles.entry} to="/profile-cards">
            My Gift Recipients
          </Link>
        </li>
        <li>
          <Link className={styles.entry} to="/saved-gifts">
            My Saved Gifts
          </Link>
        </li>
      </HeaderMenu>
      <HeaderMenu control={<span className={styles.greeting}>Hello {firstName}</span>}>
        <li>
          <Link className={styles.entry} to="/account">
            View Account
          </Link>
        </li>
        <li>
          <LogoutForm sessionId={sessionId} />
        </li>
      </HeaderMenu>
    </>
  );
}

/** Screens that a login does not lead back to. */
const WITHOUT_RETURN = new Set([
  ...["/", "/login", "/register", "/check-email", "/confirm", "/email-confirmed"],
  ...["/forgot-password", "/reset-password", "/cancel-email-change", "/email-changed", "/goodbye"],
]);

function SignedOutLinks() {
  const { pathname, search } = useLocation();
  const from = WITHOUT_RETURN.has(pathname) ? "" : `?from=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <Link className={button({ look: "quiet", size: "small" })} to="/register">
        Register
      </Link>
      <Link className={button({ size: "small" })} to={`/login${from}`}>
        Login
      </Link>
    </>
  );
}

function GiftIcon() {
  return (
    <>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
          <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12" />
          <path d="M12 8C10 3.5 6 3 6 5.5S9 8 12 8Zm0 0c2-4.5 6-5 6-2.5S15 8 12 8Z" />
        </g>
      </svg>
      <span className={hiddenText}>Gifts</span>
    </>
  );
}
