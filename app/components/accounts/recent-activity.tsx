import { muted } from "~/components/ui/page.css";
import type { ActivityLine } from "~/domain/screens/account-page";
import * as styles from "./account-page.css";
import { AccountSection } from "./account-section";

/** How many are shown at once; the others unfold. */
const FIRST = 5;

/** What happened to the account lately, the newest first. */
export function RecentActivity({ activity }: { activity: ActivityLine[] }) {
  const older = activity.slice(FIRST);
  return (
    <AccountSection
      part="activity"
      about="Is something here not yours? Change your password, and end all other sessions."
    >
      {activity.length === 0 ? (
        <p className={muted}>Nothing yet.</p>
      ) : (
        <Lines lines={activity.slice(0, FIRST)} />
      )}
      {older.length > 0 && (
        <details>
          <summary className={styles.more}>{older.length} more</summary>
          <Lines lines={older} />
        </details>
      )}
    </AccountSection>
  );
}

function Lines({ lines }: { lines: ActivityLine[] }) {
  return (
    <ul className={styles.rows}>
      {lines.map(({ text, browser, at }) => (
        <li key={`${text} ${at}`} className={styles.session}>
          <p>{text}</p>
          <p className={muted}>{[at, browser].filter(Boolean).join(", ")}</p>
        </li>
      ))}
    </ul>
  );
}
