import type { FormAnswer } from "~/domain/form-errors";
import { button } from "../button.css";
import { Checkbox } from "../checkbox";
import { PostForm } from "../post-form";
import { AccountSection } from "./account-section";

type Props = { isSubscribed: boolean; answer?: FormAnswer };

export function MailingList({ isSubscribed, answer }: Props) {
  return (
    <AccountSection title="Mailing List Subscription">
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
              <button type="submit" className={button()}>
                Save subscription
              </button>
            </div>
          </>
        )}
      </PostForm>
    </AccountSection>
  );
}
