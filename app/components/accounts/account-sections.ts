/** The sections of the account page by their anchor, in its order: the heading, and its link. */
export const ACCOUNT_SECTIONS = {
  profile: { title: "Update Profile", short: "Profile" },
  "mailing-list": { title: "Mailing List Subscription", short: "Mailing list" },
  "change-password": { title: "Change Password", short: "Password" },
  "change-email": { title: "Change Email", short: "Email address" },
  "two-step": { title: "Two-Step Log-in", short: "Two-step log-in" },
  sessions: { title: "Your Sessions", short: "Sessions" },
  activity: { title: "Recent activity", short: "Activity" },
  "my-data": { title: "Download my data", short: "Your data" },
  "delete-account": { title: "Delete my account", short: "Delete account" },
} as const;

export type AccountPart = keyof typeof ACCOUNT_SECTIONS;
