import { eq, or } from "drizzle-orm";
import { hashSecret, newSecret } from "~/domain/shared/secrets.server";
import { session } from "../../../db/schema/accounts";

const SEPARATOR = ".";
/** A new secret of the session with this shared part. */
export const memberOf = (family: string) => `${family}${SEPARATOR}${newSecret()}`;
/** The part that all secrets of a session share; all of one from before there was such a part. */
export const familyOf = (secret: string) => secret.split(SEPARATOR, 1)[0] ?? "";

/** A secret for a session, with what is stored of it. */
export async function newSessionSecret() {
  const family = newSecret();
  const secret = memberOf(family);
  const hashes = { idHash: await hashSecret(secret), familyHash: await hashSecret(family) };
  return { secret, hashes };
}

/**
 * The condition of the session that a secret belongs to, be it its newest or not: all secrets of a session
 * begin with the same random part.
 */
export async function isSessionOf(secret: string) {
  const hash = await hashSecret(secret);
  return or(eq(session.idHash, hash), eq(session.familyHash, await hashSecret(familyOf(secret))));
}
