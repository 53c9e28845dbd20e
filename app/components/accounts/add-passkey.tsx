import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Alert } from "~/components/ui/alert";
import type { CreationOptions } from "~/domain/accounts/passkey";
import type { AccountIntent } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";
import { makePasskey } from "./browser-passkeys";
import { PasswordForm } from "./password-form";
import * as styles from "./two-step.css";

const NONE = "No passkey was made. This device may have one for your account already.";

type Props = {
  /** What the browser needs, once the password was right. */
  options?: CreationOptions;
  answerTo: (intent: AccountIntent) => FormAnswer | undefined;
};

/** Adds a passkey: the password, then the browser's own dialog, then the post of the new passkey. */
export function AddPasskey({ options, answerTo }: Props) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const isLoaded = useNavigation().state === "idle";
  const asked = useRef<CreationOptions>();
  const [problem, setProblem] = useState<string>();
  const failure = problem ?? answerTo("passkey-add")?.failure;
  const answer = answerTo("passkey-start");
  const isRefused = Boolean(answer?.refused || answer?.failure);

  useEffect(() => {
    // The post of a passkey that is made at once would cut short what the page still loads.
    if (!options || !isLoaded || asked.current === options) return;
    asked.current = options;
    setProblem(undefined);
    makePasskey(options).then(
      (passkey) =>
        submit({ intent: "passkey-add", passkey }, { method: "post", preventScrollReset: true }),
      // The browser has told the visitor what went wrong, or they cancelled.
      () => setProblem(NONE),
    );
  }, [options, isLoaded, submit]);

  if (!hydrated) {
    return (
      <noscript>
        <p>To add a passkey, please turn on JavaScript.</p>
      </noscript>
    );
  }
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <details className={styles.passkey} open={isRefused || undefined}>
        <summary className={styles.summary}>Add a passkey</summary>
        <div className={styles.details}>
          <PasswordForm intent="passkey-start" label="Add a passkey" answer={answer} />
        </div>
      </details>
    </>
  );
}
