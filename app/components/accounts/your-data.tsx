import { button } from "~/components/ui/button.css";
import { PostForm } from "~/components/ui/post-form";
import { GIFT_LIMITS } from "~/domain/gifts/saved-gift";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";
import { PasswordField } from "./password-field";

type Used = { cards: number; holidays: number; gifts: number; giftBytes: number };

const MB = 1_000_000;
const ofMost = (used: number, most: number) => {
  const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
  return `${number.format(used)} of ${number.format(most)}`;
};

/** The download, and how much of its limits an account uses. */
export function DownloadData({ used }: { used: Used }) {
  return (
    <AccountSection
      part="my-data"
      about="Everything we keep about you, your people and your saved gifts, in one file (JSON)."
    >
      <p>
        You have {ofMost(used.cards, CARD_LIMITS.cards)} profile cards,{" "}
        {ofMost(used.holidays, CARD_LIMITS.accountHolidays)} custom holidays and{" "}
        {ofMost(used.gifts, GIFT_LIMITS.gifts)} saved gifts, whose texts take{" "}
        {ofMost(used.giftBytes / MB, GIFT_LIMITS.bytes / MB)} MB.
      </p>
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
    <AccountSection
      part="delete-account"
      about="Your people, their birthdays, your saved gifts and your reminders go with it, at once and for good."
    >
      <PostForm intent="delete" answer={answer} stays>
        {(field) => (
          <>
            <PasswordField
              {...field("password")}
              label="Password"
              hint="To be sure that it is you."
              autoComplete="current-password"
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
