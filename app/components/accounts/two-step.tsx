import type { CreationOptions } from "~/domain/accounts/passkey";
import type { AccountIntent, TwoStepView } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";
import { AuthenticatorApp } from "./authenticator-app";
import { MailboxProof } from "./mailbox-proof";
import { Passkeys } from "./passkeys";
import { RecoveryCodes, RenewRecoveryCodes } from "./recovery-codes";

const ON =
  "Two-step log-in is on. A log-in with your password also needs a passkey, a code from your authenticator app, or a recovery code. Resetting your password does not change that.";
const OFF =
  "Two-step log-in is off. With a passkey or an authenticator app, nobody can log in with your password alone.";

type Props = {
  email: string;
  twoStep: TwoStepView;
  shown?: { recoveryCodes?: string[]; passkeyOptions?: CreationOptions };
  answerTo: (intent: AccountIntent) => FormAnswer | undefined;
};

/** Passkeys, the authenticator app and the recovery codes. */
export function TwoStep({ email, twoStep, shown, answerTo }: Props) {
  const { isOn, passkeys, recoveryCodesLeft, mailbox } = twoStep;
  const canAdd = mailbox === "proven";
  return (
    <AccountSection part="two-step" about={isOn ? ON : OFF}>
      {shown?.recoveryCodes && <RecoveryCodes codes={shown.recoveryCodes} />}
      {!canAdd && (
        <MailboxProof email={email} isCodeSent={mailbox === "code-sent"} answerTo={answerTo} />
      )}
      <Passkeys
        passkeys={passkeys}
        canAdd={canAdd}
        options={shown?.passkeyOptions}
        answerTo={answerTo}
      />
      <AuthenticatorApp twoStep={twoStep} canAdd={canAdd} answerTo={answerTo} />
      {isOn && (
        <RenewRecoveryCodes
          left={recoveryCodesLeft}
          canRenew={canAdd}
          answer={answerTo("codes-renew")}
        />
      )}
    </AccountSection>
  );
}
