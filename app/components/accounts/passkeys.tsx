import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { muted } from "~/components/ui/page.css";
import { PostForm } from "~/components/ui/post-form";
import type { CreationOptions } from "~/domain/accounts/passkey";
import type { AccountIntent, PasskeyLine } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";
import { AddPasskey } from "./add-passkey";
import { PasswordForm } from "./password-form";
import * as styles from "./two-step.css";

type AnswerTo = (intent: AccountIntent) => FormAnswer | undefined;
type Props = {
  passkeys: PasskeyLine[];
  canAdd: boolean;
  options?: CreationOptions;
  answerTo: AnswerTo;
};

/** The passkeys of the account, each with forms to rename and to remove it. */
export function Passkeys({ passkeys, canAdd, options, answerTo }: Props) {
  return (
    <>
      <h3>Passkeys</h3>
      <p>
        A passkey logs you in with your fingerprint, your face or the PIN of your device, without a
        password.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <Passkey passkey={passkey} answerTo={answerTo} />
            </li>
          ))}
        </ul>
      )}
      {canAdd && <AddPasskey options={options} answerTo={answerTo} />}
    </>
  );
}

function Passkey({ passkey, answerTo }: { passkey: PasskeyLine; answerTo: AnswerTo }) {
  const { id, name, added, lastUsed } = passkey;
  const own = (intent: AccountIntent) => {
    const answer = answerTo(intent);
    return answer?.refused?.typed.passkey === id ? answer : undefined;
  };
  const renaming = own("passkey-rename");
  const removing = own("passkey-remove");
  return (
    <details open={Boolean(renaming || removing)}>
      <summary className={styles.summary}>
        {name}{" "}
        <span className={muted}>
          added {added}, {lastUsed ? `last used ${lastUsed}` : "not used yet"}
        </span>
      </summary>
      <div className={styles.details}>
        <PostForm intent="passkey-rename" answer={renaming} fields={{ name }} stays>
          {(field) => (
            <>
              <input type="hidden" name="passkey" value={id} />
              <Field {...field("name")} label="Name" autoComplete="off" maxLength={60} />
              <div>
                <button type="submit" className={button({ look: "quiet" })}>
                  Rename
                </button>
              </div>
            </>
          )}
        </PostForm>
        <PasswordForm
          intent="passkey-remove"
          look="danger"
          label="Remove this passkey"
          answer={removing}
          also={{ passkey: id }}
        />
      </div>
    </details>
  );
}
