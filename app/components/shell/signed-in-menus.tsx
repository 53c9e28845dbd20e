import { Link } from "@remix-run/react";
import { GiftIcon } from "~/components/ui/gift-icon";
import { HeaderMenu } from "./header-menu";
import * as styles from "./header-menu.css";
import { LogoutForm } from "./logout-form";
import type { SignedIn } from "./viewer";

/** The gift menu and the account menu of the header. */
export function SignedInMenus({ firstName, sessionId }: SignedIn) {
  return (
    <>
      <HeaderMenu control={<GiftsControl />}>
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

function GiftsControl() {
  return (
    <>
      <GiftIcon size={24} />
      <span className={styles.giftsLabel}>Gifts</span>
    </>
  );
}
