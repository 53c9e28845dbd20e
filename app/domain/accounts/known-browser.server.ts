import { eq } from "drizzle-orm";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";

/**
 * What a browser that has logged in to the account of an address is known by, until its password or
 * address changes or its owner ends sessions. Null without an account.
 */
export async function knownBrowserProof(db: Db, email: string): Promise<string | null> {
  const { passwordHash, sessionsEndedAt } = user;
  const [owner] = await db
    .select({ passwordHash, sessionsEndedAt })
    .from(user)
    .where(eq(user.email, email));
  return owner
    ? hashSecret(`${owner.passwordHash} ${owner.sessionsEndedAt?.getTime() ?? ""}`)
    : null;
}
