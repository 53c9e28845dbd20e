import { button } from "~/components/ui/button.css";
import { PostForm } from "~/components/ui/post-form";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";
import { ConfirmPasswordField, NewPasswordField, PasswordField } from "./password-field";

type Props = { email: string; answer?: FormAnswer };

export function ChangePassword({ email, answer }: Props) {
  return (
    <AccountSection title="Change Password">
      <p>Your other browsers are signed out with it.</p>
      <PostForm intent="password" answer={answer} stays>
        {(field) => (
          <>
            {/* For password managers: the account of this password. */}
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField
              {...field("currentPassword")}
              label="Current password"
              autoComplete="current-password"
            />
            <NewPasswordField {...field("newPassword")} label="New password" />
            <ConfirmPasswordField {...field("confirmPassword")} label="Confirm password" />
            <div>
              <button type="submit" className={button()}>
                Save new password
              </button>
            </div>
          </>
        )}
      </PostForm>
    </AccountSection>
  );
}
