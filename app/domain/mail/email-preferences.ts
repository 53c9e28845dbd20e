/** What a person can stop: the list, all reminders, or everything that an account can do without. */
export const STOPPABLE = ["mailing-list", "reminders", "everything"] as const;
export type Stoppable = (typeof STOPPABLE)[number];

/** What an address gets now, and what one click of its link stops. */
export type EmailPreferences = {
  email: string;
  stop: Stoppable;
  isSubscribed: boolean;
  /** Whether an account with this address has reminders switched on. */
  hasReminders: boolean;
  isSuppressed: boolean;
};
