import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { PostForm } from "~/components/ui/post-form";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";

type Props = { isSubscribed: boolean; answer?: FormAnswer };

export function MailingList({ isSubscribed, answer }: Props) {
  return (
    <AccountSection
      part="mailing-list"
      about="Gift ideas and what is new, now and then. Reminders come either way."
    >
      <PostForm intent="mailing-list" answer={answer} stays>
        {(field) => (
          <>
            <Checkbox
              key={String(isSubscribed)}
              {...field("subscribe")}
              defaultChecked={isSubscribed}
              label="Subscribe to the Mailing List for news & updates"
            />
            <div>
              <button type="submit" className={button({ look: "quiet" })}>
                Save subscription
              </button>
            </div>
          </>
        )}
      </PostForm>
    </AccountSection>
  );
}
