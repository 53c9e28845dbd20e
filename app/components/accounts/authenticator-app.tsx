import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { PostForm } from "~/components/ui/post-form";
import type { AccountIntent, TwoStepView } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";
import { PasswordForm } from "./password-form";
import * as styles from "./two-step.css";

type Props = {
  twoStep: TwoStepView;
  canAdd: boolean;
  answerTo: (intent: AccountIntent) => FormAnswer | undefined;
};

/** An authenticator app: to set up, waiting for its first code, or on. */
export function AuthenticatorApp({ twoStep: { hasApp, setup }, canAdd, answerTo }: Props) {
  return (
    <>
      <h3>Authenticator app</h3>
      {hasApp && <p>Your authenticator app makes the codes for your log-ins.</p>}
      {!hasApp && !setup && <p>An app on your phone makes a code for each log-in.</p>}
      {!canAdd && !hasApp ? null : setup ? (
        <Setup setup={setup} answer={answerTo("app-confirm")} />
      ) : (
        <details
          className={styles.passkey}
          open={answerTo(hasApp ? "app-remove" : "app-start") !== undefined}
        >
          <summary className={styles.summary}>
            {hasApp ? "Remove the authenticator app" : "Set up an authenticator app"}
          </summary>
          <div className={styles.details}>
            {hasApp ? (
              <PasswordForm
                key="remove"
                intent="app-remove"
                look="danger"
                label="Remove the app"
                answer={answerTo("app-remove")}
              />
            ) : (
              <PasswordForm
                key="start"
                intent="app-start"
                label="Set up the app"
                answer={answerTo("app-start")}
              />
            )}
          </div>
        </details>
      )}
    </>
  );
}

type SetupProps = { setup: NonNullable<TwoStepView["setup"]>; answer?: FormAnswer };

function Setup({ setup: { key, address, qr }, answer }: SetupProps) {
  return (
    <>
      <p>
        Scan this with your authenticator app, <a href={address}>open it on this device</a>, or type
        the key. Then enter the code that the app shows.
      </p>
      <svg
        className={styles.qrCode}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your authenticator app"
      >
        <path d={qr.path} />
      </svg>
      <p>
        Key: <span className={styles.key}>{key}</span>
      </p>
      <PostForm intent="app-confirm" answer={answer} stays>
        {(field) => (
          <>
            <Field
              {...field("code")}
              label="Code from the app"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={11}
            />
            <div>
              <button type="submit" className={button()}>
                Turn on two-step log-in
              </button>
            </div>
          </>
        )}
      </PostForm>
      <PostForm intent="app-cancel" stays>
        {() => (
          <div>
            <button type="submit" className={button({ look: "quiet" })}>
              Cancel the set-up
            </button>
          </div>
        )}
      </PostForm>
    </>
  );
}
