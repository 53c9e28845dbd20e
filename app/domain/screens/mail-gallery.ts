import * as account from "~/domain/accounts/account-letters";
import {
  mailboxCodeLetter,
  newBrowserLetter,
  twoStepLetter,
} from "~/domain/accounts/two-step-letters";
import * as unconfirmed from "~/domain/accounts/unconfirmed-letters";
import { answeredLetter } from "~/domain/asking/answered-letter";
import {
  claimLinkLetter,
  listDigestLetter,
  listEndingLetter,
  listReminderLetter,
} from "~/domain/lists/list-letters";
import { contactLetter } from "~/domain/mail/contact-letter";
import { subscribeLetter, welcomeLetter } from "~/domain/mail/mailing-list-letters";
import { reminderLetter } from "~/domain/reminders/reminder-letter";
import { resultsLetter, searchFailedLetter } from "~/domain/search/results-letters";
import type { Letter } from "~/emails/letter";
import { newBrowser, sampleOccasions, sampleSearch } from "./mail-gallery-samples";

/** Every letter with sample data, by name, for /dev/mails. */
export async function gallery(origin: string): Promise<Record<string, Letter>> {
  const user = { firstName: "Zoë", origin };
  const link = `${origin}/confirm?token=sample`;
  const stopLink = `${origin}/unsubscribe?token=sample`;
  const resetLink = `${origin}/forgot-password`;
  const loginLink = `${origin}/login`;
  const change = { ...user, code: "042917", newEmail: "zoe@example.com" };
  const place = { origin, stopLink };
  const search = { ...place, snapshot: sampleSearch, isOwn: true };
  const { wedding, birthday, noYear } = sampleOccasions(origin);
  const message = "Hello,\n\ndo you know of gifts for a lighthouse keeper?\n\nYours, Zoë";
  return {
    confirm: await unconfirmed.confirmLetter({ ...place, link }),
    "already-registered": await account.alreadyRegisteredLetter({ ...user, loginLink, resetLink }),
    "registered-unconfirmed": await unconfirmed.registeredUnconfirmedLetter({
      ...{ ...place, loginLink, resetLink },
    }),
    "reset-unconfirmed": await unconfirmed.resetUnconfirmedLetter({ ...place, link }),
    "reset-password": await account.resetPasswordLetter({ ...user, link }),
    "email-change-code": await account.emailChangeCodeLetter({ ...change, cancelLink: link }),
    "new-email-code": await unconfirmed.newEmailCodeLetter({
      origin,
      code: change.code,
      stopLink: link,
    }),
    "email-changed": await account.emailChangedLetter(change),
    "password-changed": await account.passwordChangedLetter({ ...user, resetLink }),
    "new-browser": await newBrowserLetter({ ...user, ...newBrowser }),
    "mailbox-code": await mailboxCodeLetter({ ...user, code: change.code }),
    "two-step-on": await twoStepLetter({ ...user, change: { what: "app-on" } }),
    "recovery-code-used": await twoStepLetter({
      ...user,
      change: { what: "recovery-code-used", left: 9 },
    }),
    farewell: await account.farewellLetter(user),
    subscribe: subscribeLetter({ link, ...place }),
    welcome: welcomeLetter(place),
    results: resultsLetter(search),
    "results-elsewhere": resultsLetter({ ...search, isOwn: false }),
    "search-failed": searchFailedLetter(search),
    reminder: reminderLetter({ ...place, ...user, occasions: [birthday] }),
    "reminder-without-year": reminderLetter({ ...place, ...user, occasions: [noYear] }),
    "reminder-several": reminderLetter({ ...place, ...user, occasions: [wedding, birthday] }),
    answers: answeredLetter({ ...place, ...user, recipient: "Anna" }),
    "list-link": claimLinkLetter({
      origin,
      listLink: link,
      stopLink: link,
      undoLink: link,
      isReminded: true,
    }),
    "list-reminder": listReminderLetter({
      origin,
      listLink: link,
      stopLink: link,
      day: "2 May 2027",
    }),
    "list-digest": listDigestLetter({
      ...{ origin, listLink: link, stopLink: link, title: "Mum's 60th" },
      lines: ["Ada is getting: Garden kneeler.", "Ben is chipping in £20.00: Teapot."],
    }),
    "list-ending": listEndingLetter({
      ...{ origin, listLink: link, stopLink: link, title: "Mum's 60th", day: "1 July 2027" },
    }),
    contact: contactLetter({ name: "Zoë", email: "zoe@example.com", message }),
  };
}
