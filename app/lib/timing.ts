/** How long a success message stays, and how long a finished screen waits before it redirects. */
export const SUCCESS_MS = 3000;
