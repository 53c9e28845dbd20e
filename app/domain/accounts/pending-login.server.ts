import { z } from "zod";
import { hashSecret } from "~/domain/shared/secrets.server";
import { claimOnce } from "~/domain/shared/throttling.server";
import type { Secrets } from "~/lib/keys.server";
import { seal, unseal } from "~/lib/sealed.server";
import type { Db } from "../../../db/client";
import type { Owner } from "./owner.server";

/** How long after the password the second step may be taken. */
export const PENDING_LOGIN_S = 10 * 60;

const pendingSchema = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** Tells whether the password is still the one that was typed. */
  password: z.string(),
  until: z.number(),
});

/** A log-in whose password was right and whose second step is missing. */
export type PendingLogin = z.output<typeof pendingSchema>;

const PURPOSE = "pending login";

/** A pending login for the browser's cookie, encrypted. */
export async function sealPendingLogin(secrets: Secrets, owner: Owner, now: Date): Promise<string> {
  const pending: PendingLogin = {
    id: crypto.randomUUID(),
    userId: owner.id,
    email: owner.email,
    password: await hashSecret(owner.passwordHash),
    until: now.getTime() + PENDING_LOGIN_S * 1000,
  };
  return seal(secrets, PURPOSE, JSON.stringify(pending), "");
}

/** The pending login of a cookie. Null if it is forged or older than ten minutes. */
export async function readPendingLogin(
  secrets: Secrets,
  sealed: string,
  now: Date,
): Promise<PendingLogin | null> {
  const text = await unseal(secrets, PURPOSE, sealed, "");
  if (text === null) return null;
  const pending = pendingSchema.parse(JSON.parse(text));
  return pending.until > now.getTime() ? pending : null;
}

export async function isSamePassword(pending: PendingLogin, owner: Owner): Promise<boolean> {
  return pending.password === (await hashSecret(owner.passwordHash));
}

/** Marks a pending login as used. False if it was before. */
export function claimPendingLogin(db: Db, { id }: PendingLogin, now: Date): Promise<boolean> {
  return claimOnce(db, `pending login ${id}`, now);
}
