import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { EmailField, Field } from "~/components/ui/field";
import { PostForm } from "~/components/ui/post-form";
import type { AccountIntent, EmailChangeView } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";
import { choices } from "./account-page.css";
import { AccountSection } from "./account-section";

type Props = {
  email: string;
  change: EmailChangeView | null;
  answerTo: (intent: AccountIntent) => FormAnswer | undefined;
};

/** The steps of an email change: a code to the current address, then a code to the new one. */
export function ChangeEmail({ email, change, answerTo }: Props) {
  return (
    <AccountSection
      part="change-email"
      about="We first send a code to your current address, then one to the new address."
    >
      {change === null && <AddressForm intent="email-start" answer={answerTo("email-start")} />}
      {change?.step === "code1" && (
        <CodeStep intent="email-verify" to={email} change={change} answerTo={answerTo} />
      )}
      {change?.step === "new-email" && (
        <>
          <p>Your current address is confirmed. Now for the new one.</p>
          <AddressForm
            intent="email-submit"
            newEmail={change.newEmail}
            answer={answerTo("email-submit")}
          />
        </>
      )}
      {change?.step === "code2" && (
        <CodeStep intent="email-confirm" to={change.newEmail} change={change} answerTo={answerTo} />
      )}
      {change && (
        <div className={choices}>
          {change.step !== "new-email" && (
            <OneButton intent="email-again" label="Send a new code" />
          )}
          <OneButton intent="email-cancel" label="Cancel" />
        </div>
      )}
    </AccountSection>
  );
}

type AddressProps = { intent: AccountIntent; newEmail?: string; answer?: FormAnswer };

function AddressForm({ intent, newEmail = "", answer }: AddressProps) {
  return (
    <PostForm intent={intent} answer={answer} fields={{ newEmail }} stays>
      {(field) => (
        <>
          <EmailField {...field("newEmail")} label="New email" autoComplete="email" />
          <div>
            <button type="submit" className={button({ look: "quiet" })}>
              Send code
            </button>
          </div>
        </>
      )}
    </PostForm>
  );
}

type CodeProps = Omit<Props, "email" | "change"> & {
  intent: AccountIntent;
  to: string;
  change: EmailChangeView;
};

function CodeStep({ intent, to, change, answerTo }: CodeProps) {
  return (
    <>
      {change.codeIsInvalid ? (
        <Alert>This code no longer works. Please have a new one sent.</Alert>
      ) : (
        <p>
          We sent a 6-digit code to {to}. It is valid for 10 minutes; after one minute you can have
          a new one.
        </p>
      )}
      <PostForm
        key={intent}
        intent={intent}
        answer={answerTo(intent) ?? answerTo("email-again")}
        stays
      >
        {(field) => (
          <>
            <Field
              {...field("code")}
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={11}
            />
            <div>
              <button type="submit" className={button()}>
                Confirm
              </button>
            </div>
          </>
        )}
      </PostForm>
    </>
  );
}

function OneButton({ intent, label }: { intent: AccountIntent; label: string }) {
  return (
    <PostForm intent={intent} stays>
      {() => (
        <button type="submit" className={button({ look: "quiet" })}>
          {label}
        </button>
      )}
    </PostForm>
  );
}
