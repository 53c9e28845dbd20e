import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { log } from "~/lib/log";
import type { Db } from "../../../db/client";
import { outbox, suppression } from "../../../db/schema/mail";
import { isOneOf, OPTIONAL_KINDS } from "./mail-kinds";
import type { MailSender } from "./mail-sender";

/** The columns of a mail's text, and of the tokens in it, emptied. */
export const NO_TEXT = { html: "", text: "", headers: {} };

/** Mails to an address that is no longer their account's: nothing of it is kept once they are sent. */
const LAST_KINDS = ["account.email-changed", "account.farewell"];

/** Bounds of the outbox, in milliseconds and counts. */
export const OUTBOX_LIMITS = {
  perRun: 300,
  /** Mails sent at a time: the platform's limit of simultaneous connections. */
  perClaim: 6,
  sendMs: 20_000,
  leaseMs: 90_000,
  tries: 6,
  /** Backoff after the first failure; quadrupled after each further one. */
  backoffMs: 60_000,
} as const;

type OutboxRow = typeof outbox.$inferSelect;
type Delivery = { db: Db; sender: MailSender; now: Date };

/**
 * Sends due mails under leases; called after a response (context.waitUntil) and by cron. `now` is
 * the real time; mails whose backoff ends before `dueBy` are tried at once, for a cron with a later
 * scheduled time. Concurrent runs send each mail once. If a process dies between sending a mail and
 * marking it, the mail is sent again, unless the provider deduplicates by the key.
 */
export async function drainOutbox({
  dueBy,
  ...delivery
}: Delivery & { dueBy?: Date }): Promise<void> {
  const { db, now } = delivery;
  const startedAt = Date.now();
  const clock = () => new Date(now.getTime() + Date.now() - startedAt);
  await releaseExpiredLeases(db, now);
  if (dueBy) await release(db, dueBy);
  for (let claimed = 0; claimed < OUTBOX_LIMITS.perRun; ) {
    const leaseUntil = new Date(clock().getTime() + OUTBOX_LIMITS.leaseMs);
    const mails = await claim(db, { dueBy: clock(), leaseUntil });
    if (mails.length === 0) return;
    claimed += mails.length;
    const suppressed = await suppressedAmong(db, mails);
    await Promise.all(
      mails.map((mail) =>
        deliver({ ...delivery, now: clock() }, mail, suppressed.get(mail.recipient)),
      ),
    );
  }
}

/** Requeues mails whose lease has expired, or gives up on them after the last try. */
async function releaseExpiredLeases(db: Db, now: Date): Promise<void> {
  const expired = and(eq(outbox.status, "sending"), lt(outbox.leaseUntil, now));
  const state = sql`CASE WHEN ${outbox.attempts} >= ${OUTBOX_LIMITS.tries} THEN 'dead' ELSE 'pending' END`;
  await db
    .update(outbox)
    .set({ status: state, nextAt: new Date(0), leaseUntil: null, error: "interrupted" })
    .where(expired);
}

/** Makes mails due at once whose backoff ends by `dueBy`. */
async function release(db: Db, dueBy: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAt: new Date(0) })
    .where(and(eq(outbox.status, "pending"), lte(outbox.nextAt, dueBy)));
}

function claim(
  db: Db,
  { dueBy, leaseUntil }: { dueBy: Date; leaseUntil: Date },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, "pending"), lte(outbox.nextAt, dueBy)))
    .orderBy(outbox.nextAt)
    .limit(OUTBOX_LIMITS.perClaim);
  return db
    .update(outbox)
    .set({ status: "sending", attempts: sql`${outbox.attempts} + 1`, leaseUntil })
    .where(inArray(outbox.id, due))
    .returning();
}

type Reason = (typeof suppression.$inferSelect)["reason"];

async function suppressedAmong(db: Db, mails: OutboxRow[]): Promise<Map<string, Reason>> {
  const recipients = [...new Set(mails.map((mail) => mail.recipient))];
  const rows = await db.select().from(suppression).where(inArray(suppression.email, recipients));
  return new Map(rows.map((row) => [row.email, row.reason]));
}

/**
 * After a bounce nothing is sent; after a request for no mail, everything but the optional kinds.
 */
function isSuppressed(mail: OutboxRow, reason: Reason | undefined): boolean {
  return reason === "bounced" || (reason !== undefined && isOneOf(OPTIONAL_KINDS, mail.kind));
}

async function deliver(
  { db, sender, now }: Delivery,
  mail: OutboxRow,
  reason?: Reason,
): Promise<void> {
  // A run that lost its lease must not overwrite the result of the next one.
  const ownLease = and(
    eq(outbox.id, mail.id),
    eq(outbox.status, "sending"),
    eq(outbox.attempts, mail.attempts),
  );
  const mark = (values: Partial<OutboxRow>) =>
    db
      .update(outbox)
      .set({ leaseUntil: null, ...values })
      .where(ownLease);
  if (isSuppressed(mail, reason)) {
    await mark({ status: "dead", error: "suppressed" });
    return;
  }
  const signal = AbortSignal.timeout(OUTBOX_LIMITS.sendMs);
  const { dedupeKey, recipient: to, subject, html, text, headers } = mail;
  const outcome = await outcomeOf(
    () => sender.send({ dedupeKey, to, subject, html, text, headers }, signal),
    signal,
  );
  if (outcome.ok && outcome.value === "taken") {
    await mark({ status: "sent", sentAt: now, error: null, ...emptied(sender, mail) });
    return;
  }
  const error = outcome.ok ? outcome.value : outcome.error.reason;
  log({
    event: "mail.failed",
    kind: mail.kind,
    driver: sender.name,
    reason: error,
    tries: mail.attempts,
  });
  if (outcome.ok || mail.attempts >= OUTBOX_LIMITS.tries) {
    await mark({ status: "dead", error });
  } else {
    const wait = OUTBOX_LIMITS.backoffMs * 4 ** (mail.attempts - 1);
    const nextAt = new Date(now.getTime() + Math.max(wait, outcome.error.retryAfterMs ?? 0));
    await mark({ status: "pending", nextAt, error });
  }
  if (error === "suppressed") {
    await db
      .insert(suppression)
      .values({ email: to, reason: "bounced", createdAt: now })
      .onConflictDoNothing();
  }
}

/** What is emptied when a mail is sent: its text, with all tokens, and an address of the past. */
function emptied({ isMailbox }: MailSender, { kind, recipient }: OutboxRow): Partial<OutboxRow> {
  if (isMailbox) return {};
  return { ...NO_TEXT, recipient: LAST_KINDS.includes(kind) ? "" : recipient };
}
