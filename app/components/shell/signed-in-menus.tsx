import { Link } from "@remix-run/react";
import { HeaderMenu } from "./header-menu";
import * as styles from "./header-menu.css";
import { LogoutForm } from "./logout-form";
import type { SignedIn } from "./viewer";

/** The gift menu and the account menu of the header. */
export function SignedInMenus({ firstName, sessionId }: SignedIn) {
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
        <li>
          <Link className={styles.entry} to="/lists">
            My Lists
          </Link>
        </li>
      </HeaderMenu>
      <HeaderMenu
        control={
          <>
            <span className={styles.greeting}>Hello {firstName}</span>
            <span className={styles.caret} aria-hidden="true" />
          </>
        }
      >
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

function GiftIcon() {
  return (
    <>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
          <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12" />
          <path d="M12 8C10 3.5 6 3 6 5.5S9 8 12 8Zm0 0c2-4.5 6-5 6-2.5S15 8 12 8Z" />
        </g>
      </svg>
      <span className={styles.giftsLabel}>Gifts</span>
    </>
  );
}
