import { and, eq, lt, or } from "drizzle-orm";
import { passkey } from "../../../db/schema/two-step";
import type { LoginDeps } from "./accounts.server";
import { findOwner, type Owner } from "./owner.server";
import type { UsedPasskey } from "./passkey.schema";
import { CHALLENGE_MS, claimChallenge, newChallenge } from "./passkey-challenge.server";
import { isSignedBy, readCeremony } from "./passkey-proof.server";
import { userHandle } from "./passkeys.server";

/** The argument of the browser's `navigator.credentials.get`, as JSON: any passkey of this site. */
export async function passkeyOptions({ secrets, origin }: Omit<LoginDeps, "db">, now: Date) {
  return {
    rpId: new URL(origin).hostname,
    challenge: await newChallenge(secrets, "log in", now),
    userVerification: "required" as const,
    timeout: CHALLENGE_MS,
  };
}

/**
 * The account that a passkey logs in to. Null if it is unknown, its signature is wrong, its counter
 * has gone back (a copy), or the challenge is not ours, too old or used.
 */
export async function ownerOfPasskey(
  deps: LoginDeps,
  { id, response }: UsedPasskey,
  now: Date,
): Promise<Owner | null> {
  const { db, origin } = deps;
  const read = await readCeremony(response, { type: "webauthn.get", origin });
  if (!read) return null;
  const [known] = await db.select().from(passkey).where(eq(passkey.id, id));
  if (!known || response.userHandle !== userHandle(known.userId)) return null;
  if (!(await isSignedBy(known.publicKey, response))) return null;
  if (!(await claimChallenge(deps, read.challenge, "log in", now))) return null;
  // Read first: a reset takes passkeys away, and this one must be there after the account was read.
  const owner = await findOwner(db, known.userId);
  // Synced passkeys do not count: theirs stays zero.
  const isNewer = or(lt(passkey.counter, read.counter), eq(passkey.counter, 0));
  const [used] = await db
    .update(passkey)
    .set({ counter: read.counter, lastUsedAt: now })
    .where(and(eq(passkey.id, id), isNewer))
    .returning({ userId: passkey.userId });
  return used ? owner : null;
}
