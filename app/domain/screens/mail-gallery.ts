import * as account from "~/domain/accounts/account-letters";
import { contactMail } from "~/domain/mail/contact-letter";
import { subscribeMail, welcomeMail } from "~/domain/mail/mailing-list-letters";
import { reminderMail } from "~/domain/reminders/reminder-letter";
import { resultsMail, searchFailedMail } from "~/domain/search/results-letters";
import type { Letter } from "~/emails/letter";
import { sampleOccasions, sampleSearch } from "./mail-gallery-samples";

/** Every letter with sample data, by name, for /dev/mails. */
export async function gallery(origin: string): Promise<Record<string, Letter>> {
  const user = { firstName: "Zoë", origin };
  const link = `${origin}/confirm?token=sample`;
  const stopLink = `${origin}/unsubscribe?token=sample`;
  const resetLink = `${origin}/forgot-password`;
  const loginLink = `${origin}/login`;
  const change = { ...user, code: "042917", newEmail: "zoe@example.com" };
  const place = { origin, stopLink };
  const search = { ...place, snapshot: sampleSearch };
  const { wedding, birthday, noYear } = sampleOccasions(origin);
  const message = "Hello,\n\ndo you know of gifts for a lighthouse keeper?\n\nYours, Zoë";
  return {
    confirm: await account.confirmMail({ ...user, link }),
    "already-registered": await account.alreadyRegisteredMail({ ...user, loginLink, resetLink }),
    "reset-password": await account.resetPasswordMail({ ...user, link }),
    "email-change-code": await account.emailChangeCodeMail({ ...change, cancelLink: link }),
    "new-email-code": await account.newEmailCodeMail(change),
    "email-changed": await account.emailChangedMail(change),
    "password-changed": await account.passwordChangedMail({ ...user, resetLink }),
    farewell: await account.farewellMail(user),
    subscribe: subscribeMail({ link, ...place }),
    welcome: welcomeMail(place),
    results: resultsMail(search),
    "search-failed": searchFailedMail(search),
    reminder: reminderMail({ ...place, ...user, occasions: [birthday] }),
    "reminder-without-year": reminderMail({ ...place, ...user, occasions: [noYear] }),
    "reminder-several": reminderMail({ ...place, ...user, occasions: [wedding, birthday] }),
    contact: contactMail({ name: "Zoë", email: "zoe@example.com", message }),
  };
}
