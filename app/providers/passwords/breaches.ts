import type { IsBreached } from "~/domain/accounts/weak-password.server";

const PREFIX_LENGTH = 5;
const TIMEOUT_MS = 2_000;
const LARGEST_ANSWER = 200_000;

/**
 * Asks a service in the format of Have I Been Pwned whether a password is among leaked ones
 * (https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange). It gets the first five digits of a
 * SHA-1, which hundreds of passwords share. Not breached, if it does not answer: registration does not
 * depend on it.
 */
export function passwordBreaches(baseUrl: string): IsBreached {
  return async (password) => {
    const bytes = new TextEncoder().encode(password);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const rest = hash.slice(PREFIX_LENGTH).toUpperCase();
    try {
      const response = await fetch(`${baseUrl}/range/${hash.slice(0, PREFIX_LENGTH)}`, {
        headers: { "Add-Padding": "true" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) return false;
      const lines = (await response.text()).slice(0, LARGEST_ANSWER).split(/\r?\n/);
      // Padding has a count of 0.
      return lines.some((line) => line.startsWith(`${rest}:`) && !line.endsWith(":0"));
    } catch {
      return false;
    }
  };
}
