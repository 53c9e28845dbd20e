import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { stack } from "~/components/ui/page.css";
import type { FormAnswer } from "~/lib/form-errors";
import { askForPasskey } from "./browser-passkeys";
import * as styles from "./two-step.css";

const NONE = "No passkey was used. Please try again, or log in with your password.";

type Props = { from: string; isMain?: boolean };

/** A button that logs in with a passkey; not shown without JavaScript, which passkeys need. */
export function PasskeyLogin({ from, isMain }: Props) {
  const hydrated = useHydrated();
  const sending = useFetcher<FormAnswer>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const failure = problem ?? sending.data?.failure;

  async function logIn() {
    setAsking(true);
    setProblem(undefined);
    try {
      const passkey = await askForPasskey();
      const action = `/login/passkey?from=${encodeURIComponent(from)}`;
      sending.submit({ passkey }, { method: "post", action });
    } catch {
      // The browser has told the visitor what went wrong, or they cancelled.
      setProblem(NONE);
    }
    setAsking(false);
  }

  return (
    <div className={styles.scripted}>
      <div className={stack({ gap: "medium" })}>
        {failure && <Alert>{failure}</Alert>}
        <button
          type="button"
          className={button({ look: isMain ? "primary" : "quiet", width: "full" })}
          disabled={!hydrated || isAsking || sending.state !== "idle"}
          onClick={logIn}
        >
          Log in with a passkey
        </button>
      </div>
    </div>
  );
}
