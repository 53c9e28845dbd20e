import { muted } from "~/components/ui/page.css";
import type { ActivityLine } from "~/domain/screens/account-page";
import * as styles from "./account-page.css";
import { AccountSection } from "./account-section";

/** What happened to the account lately, the newest first. */
export function RecentActivity({ activity }: { activity: ActivityLine[] }) {
  return (
    <AccountSection title="Recent activity">
      {activity.length === 0 ? (
        <p className={muted}>Nothing yet.</p>
      ) : (
        <ul className={styles.rows}>
          {activity.map(({ text, browser, at }) => (
            <li key={`${text} ${at}`} className={styles.session}>
              <p>{text}</p>
              <p className={muted}>{[at, browser].filter(Boolean).join(", ")}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={muted}>
        Is something here not yours? Change your password, and end all other sessions.
      </p>
    </AccountSection>
  );
}
