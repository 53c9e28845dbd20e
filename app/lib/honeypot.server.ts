import { z } from "zod";
import type { Secrets } from "./keys.server";
import { readToken, signToken } from "./signed-token.server";

const PURPOSE = "honeypot";
const EMPTY_FIELD = "name__confirm";
const TIME_FIELD = "from__confirm";
const DAY_MS = 24 * 60 * 60 * 1000;
const claimsSchema = z.object({ at: z.number() });

export type HoneypotInputs = { name: string; validFrom: string; validFromValue: string };

/** The hidden fields of the honeypot: one that only bots fill in, and the time that the form was made. */
export async function honeypotInputs(secrets: Secrets, now: Date): Promise<HoneypotInputs> {
  const validFromValue = await signToken(secrets, PURPOSE, { at: now.getTime() });
  return { name: EMPTY_FIELD, validFrom: TIME_FIELD, validFromValue };
}

/**
 * Whether the honeypot caught the form: its hidden field was filled in, or the form is not ours of the
 * last day.
 */
export async function isCaughtByHoneypot(
  secrets: Secrets,
  form: FormData,
  now: Date,
): Promise<boolean> {
  if (form.get(EMPTY_FIELD) !== "") return true;
  const token = String(form.get(TIME_FIELD) ?? "");
  const claims = claimsSchema.safeParse(await readToken(secrets, PURPOSE, token));
  if (!claims.success) return true;
  const age = now.getTime() - claims.data.at;
  return age < 0 || age > DAY_MS;
}
