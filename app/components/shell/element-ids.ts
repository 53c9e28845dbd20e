/** The id of the empty live region for announcements that no part of a page makes. */
export const ANNOUNCER_ID = "announcer";

/** The id of the prompt for consent to cookies. */
export const COOKIE_PROMPT_ID = "cookie-question";
