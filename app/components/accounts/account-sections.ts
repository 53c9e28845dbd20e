/** The sections of the account page by their anchor, in the order of the page. */
export const ACCOUNT_SECTIONS = {
  profile: "Update Profile",
  "mailing-list": "Mailing List Subscription",
  "change-password": "Change Password",
  "change-email": "Change Email",
  "two-step": "Two-Step Log-in",
  sessions: "Your Sessions",
  activity: "Recent activity",
  "my-data": "Download my data",
  "delete-account": "Delete my account",
} as const;

export type AccountPart = keyof typeof ACCOUNT_SECTIONS;
