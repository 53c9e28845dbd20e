import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { PostForm } from "~/components/ui/post-form";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";

export function DownloadData() {
  return (
    <AccountSection title="Download my data">
      <p>Everything we keep of you, your recipients and your saved gifts, as one JSON file.</p>
      <p>
        <a className={button({ look: "quiet" })} href="/account/download" download>
          Download my data
        </a>
      </p>
    </AccountSection>
  );
}

export function DeleteAccount({ answer }: { answer?: FormAnswer }) {
  return (
    <AccountSection title="Delete my account">
      <p>
        Your recipients, their birthdays, saved gifts, reminders and sessions go with it, at once
        and for good.
      </p>
      <PostForm intent="delete" answer={answer} stays>
        {(field) => (
          <>
            <Field
              {...field("password")}
              label="Password"
              type="password"
              hint="To be sure that it is you."
              autoComplete="current-password"
              maxLength={256}
            />
            <div>
              <button type="submit" className={button({ look: "danger" })}>
                Delete my account
              </button>
            </div>
          </>
        )}
      </PostForm>
    </AccountSection>
  );
}
