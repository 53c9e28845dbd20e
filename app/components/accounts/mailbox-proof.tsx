import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { PostForm } from "~/components/ui/post-form";
import { type AccountIntent, NEEDS_MAILBOX } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";

type Props = {
  email: string;
  /** Whether a code was sent that still works. */
  isCodeSent: boolean;
  answerTo: (intent: AccountIntent) => FormAnswer | undefined;
};

/** Stands in place of the forms that add a way to log in, until a code from the mailbox was typed. */
export function MailboxProof({ email, isCodeSent, answerTo }: Props) {
  const failure = NEEDS_MAILBOX.map((intent) => answerTo(intent)?.failure).find(Boolean);
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <p>
        A new way to log in works even after you choose another password. So first have a code sent
        to {email}, and type it here.
      </p>
      {isCodeSent && (
        <PostForm intent="mailbox-check" answer={answerTo("mailbox-check")} stays>
          {(field) => (
            <>
              <Field
                {...field("code")}
                label="Code from the mail"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={11}
              />
              <div>
                <button type="submit" className={button()}>
                  Continue
                </button>
              </div>
            </>
          )}
        </PostForm>
      )}
      <PostForm intent="mailbox-send" answer={answerTo("mailbox-send")} stays>
        {() => (
          <div>
            <button type="submit" className={button({ look: "quiet" })}>
              {isCodeSent ? "Send me another code" : "Send me a code"}
            </button>
          </div>
        )}
      </PostForm>
    </>
  );
}
