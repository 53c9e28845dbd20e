import { createHash } from "node:crypto";
import { and, count, eq, exists, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { keptMs } from "~/domain/shared/retention";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { outbox } from "../../../db/schema/mail";

/** Most mails a day, of all kinds together, to an address that no account has confirmed. */
const PER_DAY = 3;

/** The condition that an address may get another mail that anybody can have sent to it. */
export function mayGetTyped(db: Db, email: string, now: Date): SQL {
  const lastDay = db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.countedFor, countedFor(email)),
        gt(outbox.createdAt, new Date(now.getTime() - keptMs("counter"))),
      ),
    );
  const confirmed = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), isNotNull(user.confirmedAt)));
  return sql`(${exists(confirmed)} OR (${lastDay}) < ${PER_DAY})`;
}

/**
 * By what mails to an address are counted: a hash of its mailbox, as 'ada+1@bücher.example' is that of
 * 'ada@xn--bcher-kva.example'.
 */
export function countedFor(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const mailbox = `${local.split("+", 1)[0] || local}@${hostOf(domain)}`;
  return createHash("sha256").update(mailbox).digest("hex");
}

/** A domain in ASCII, as mail servers know it; one that no URL can have stays as it is. */
function hostOf(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
