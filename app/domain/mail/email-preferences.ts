/** What can be stopped: the list, all reminders, mails about answers of recipients, or all mail that an account does not require. */
export const STOPPABLE = ["mailing-list", "reminders", "answers", "everything"] as const;
export type Stoppable = (typeof STOPPABLE)[number];

/** The mail that an address gets now, and what one click of its link stops. */
export type EmailPreferences = {
  email: string;
  stop: Stoppable;
  isSubscribed: boolean;
  /** Whether an account with this address has reminders switched on. */
  hasReminders: boolean;
  /** Whether it wants to be told when a recipient answers. */
  hasAnswers: boolean;
  isSuppressed: boolean;
};
