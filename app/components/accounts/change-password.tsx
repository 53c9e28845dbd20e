import { button } from "~/components/ui/button.css";
import { halves } from "~/components/ui/field.css";
import { PostForm } from "~/components/ui/post-form";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";
import { ConfirmPasswordField, NewPasswordField, PasswordField } from "./password-field";

type Props = { email: string; answer?: FormAnswer };

export function ChangePassword({ email, answer }: Props) {
  return (
    <AccountSection part="change-password" about="Your other browsers are logged out with it.">
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
            <div className={halves}>
              <NewPasswordField {...field("newPassword")} label="New password" />
              <ConfirmPasswordField {...field("confirmPassword")} label="Confirm password" />
            </div>
            <div>
              <button type="submit" className={button({ look: "quiet" })}>
                Save new password
              </button>
            </div>
          </>
        )}
      </PostForm>
    </AccountSection>
  );
}
