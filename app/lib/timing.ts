/** How long a success message is shown, and the delay of the redirect after it. */
export const SUCCESS_MS = 3000;
