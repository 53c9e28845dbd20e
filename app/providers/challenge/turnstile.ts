import { z } from "zod";

type Settings = { siteKey: string; secret: string; baseUrl?: string };

/** A check that a visitor is a person: the page shows it by its key, and it gives a token. */
export type Challenge = { siteKey: string; isSolved: (token: string) => Promise<boolean> };

const BASE_URL = "https://challenges.cloudflare.com";
const LONGEST_TOKEN = 2_048;
const TIMEOUT_MS = 5_000;
const answerSchema = z.object({ success: z.boolean() });

/**
 * Cloudflare Turnstile (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 * Unsolved, too, if it cannot be asked: then there is still the pause. The visitor's address is not sent.
 */
export function turnstile({ siteKey, ...settings }: Settings): Challenge {
  return { siteKey, isSolved: (token) => isSolved(token, settings) };
}

async function isSolved(
  token: string,
  { secret, baseUrl = BASE_URL }: Omit<Settings, "siteKey">,
): Promise<boolean> {
  if (token === "" || token.length > LONGEST_TOKEN) return false;
  try {
    const response = await fetch(`${baseUrl}/turnstile/v0/siteverify`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answerSchema.safeParse(await response.json()).data?.success ?? false;
  } catch {
    return false;
  }
}
