import { eq } from "drizzle-orm";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import type { Owner } from "./owner.server";

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
  return owner ? proofOf(owner) : null;
}

/** The same of an account as it was read, so that a change in the meantime makes it worthless. */
export const proofOf = (owner: Pick<Owner, "passwordHash" | "sessionsEndedAt">): Promise<string> =>
  hashSecret(`${owner.passwordHash} ${owner.sessionsEndedAt?.getTime() ?? ""}`);
