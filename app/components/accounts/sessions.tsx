import { button } from "~/components/ui/button.css";
import { muted } from "~/components/ui/page.css";
import { PostForm } from "~/components/ui/post-form";
import type { SessionLine } from "~/domain/screens/account-page";
import * as styles from "./account-page.css";
import { AccountSection } from "./account-section";

/** The signed-in browsers, each with a button to sign it out. */
export function Sessions({ sessions }: { sessions: SessionLine[] }) {
  return (
    <AccountSection part="sessions" about="The browsers you are logged in with.">
      <ul className={styles.rows}>
        {sessions.map(({ id, browser, lastUsed, isCurrent }) => (
          <li key={id} className={styles.session}>
            <div>
              <p>{browser}</p>
              <p className={muted}>{isCurrent ? "This browser" : `Last used ${lastUsed}`}</p>
            </div>
            {!isCurrent && (
              <PostForm intent="session-end" stays>
                {() => (
                  <>
                    <input type="hidden" name="session" value={id} />
                    <button
                      type="submit"
                      className={button({ look: "quiet" })}
                      aria-label={`End the session of ${browser}, last used ${lastUsed}`}
                    >
                      End
                    </button>
                  </>
                )}
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <PostForm intent="sessions-end" stays>
          {() => (
            <div>
              <button type="submit" className={button({ look: "quiet" })}>
                End all other sessions
              </button>
            </div>
          )}
        </PostForm>
      )}
    </AccountSection>
  );
}
