import { and, eq } from "drizzle-orm";
import { hashSecret } from "~/domain/shared/secrets.server";
import { generateRandomString } from "~/lib/oslo.server";
import type { Db } from "../../../db/client";
import { recoveryCode } from "../../../db/schema/two-step";

const COUNT = 10;
const GROUPS = [0, 4, 8, 12];

/**
 * Ten recovery codes such as `7k3m-wq4d-9xtp-2hgn`, and the statements that replace those of before.
 * Each has 80 bits, so that a plain hash keeps it. Letters and digits that look alike are left out.
 */
export async function newRecoveryCodes(db: Db, userId: string, now: Date) {
  const codes = Array.from({ length: COUNT }, () => {
    const text = generateRandomString(16, "23456789abcdefghjkmnpqrstuvwxyz");
    return GROUPS.map((start) => text.slice(start, start + 4)).join("-");
  });
  const hashes = await Promise.all(codes.map((code) => hashCode(userId, plain(code))));
  const rows = hashes.map((codeHash) => ({ userId, codeHash, createdAt: now }));
  const statements = [
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.insert(recoveryCode).values(rows),
  ] as const;
  return { codes, statements };
}

/** Uses a code up. The number of codes left, or null if it is none of this user's. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  code: string,
): Promise<number | null> {
  const isIt = eq(recoveryCode.codeHash, await hashCode(userId, plain(code)));
  const [taken, left] = await db.batch([
    db
      .delete(recoveryCode)
      .where(and(eq(recoveryCode.userId, userId), isIt))
      .returning({ userId: recoveryCode.userId }),
    db.select().from(recoveryCode).where(eq(recoveryCode.userId, userId)),
  ]);
  return taken.length > 0 ? left.length : null;
}

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");
const hashCode = (userId: string, code: string) => hashSecret(`recovery:${userId}:${code}`);
