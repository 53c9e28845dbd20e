import { button } from "~/components/ui/button.css";
import { PostForm } from "~/components/ui/post-form";
import type { AccountIntent } from "~/domain/screens/account-page";
import type { FormAnswer } from "~/lib/form-errors";
import { PasswordField } from "./password-field";

type Props = {
  intent: AccountIntent;
  label: string;
  hint?: string;
  look?: "quiet" | "danger";
  answer?: FormAnswer;
  /** Hidden fields. */
  also?: Record<string, string>;
};

/** A button that needs the password again. */
export function PasswordForm({ intent, label, hint, look = "quiet", answer, also = {} }: Props) {
  return (
    <PostForm intent={intent} answer={answer} stays>
      {(field) => (
        <>
          {Object.entries(also).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PasswordField
            {...field("password")}
            label="Password"
            hint={hint ?? "To be sure that it is you."}
            autoComplete="current-password"
          />
          <div>
            <button type="submit" className={button({ look })}>
              {label}
            </button>
          </div>
        </>
      )}
    </PostForm>
  );
}
