import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import type { Letter } from "~/emails/letter";
import { log } from "~/lib/log";
import type { Db } from "../../../db/client";
import { outbox, suppression } from "../../../db/schema/mail";
import type { MailSender } from "./mail-sender";

/** A mail for one addressee. `dedupeKey` makes it once for all time. */
export type OutgoingMail = Letter & {
  kind: string;
  to: string;
  dedupeKey: string;
  headers?: Record<string, string>;
};

/** The kinds that an address can do without: who asked for silence gets none of these. */
const OPTIONAL_KINDS = ["results", "search-failed", "subscribe", "welcome", "reminder"];

/** Bounds of the outbox, in milliseconds and counts. */
export const OUTBOX_LIMITS = {
  perRun: 300,
  /** Mails sent at a time: the platform's limit of simultaneous connections. */
  perClaim: 6,
  sendMs: 20_000,
  leaseMs: 90_000,
  tries: 6,
  /** Backoff after the first failure; four times as long after each further one. */
  backoffMs: 60_000,
  keptMs: 7 * 24 * 60 * 60 * 1000,
} as const;

/**
 * The statement that puts a mail into the outbox, for the db.batch of what it tells of. A dedupe key
 * that is there already changes nothing.
 */
export function outboxInsert(db: Db, mail: OutgoingMail, now: Date): BatchItem<"sqlite"> {
  return db
    .insert(outbox)
    .values(outboxRow(mail, now))
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** A mail as a row that is due at once, whatever clock `now` came from. */
export function outboxRow({ to, headers = {}, ...mail }: OutgoingMail, now: Date) {
  return {
    id: crypto.randomUUID(),
    ...mail,
    recipient: to,
    headers,
    status: "pending" as const,
    attempts: 0,
    nextAt: new Date(0),
    createdAt: now,
  };
}

type OutboxRow = typeof outbox.$inferSelect;
type Draining = { db: Db; sender: MailSender; now: Date };

/**
 * Sends what is due, with leases; called right after an answer (context.waitUntil) and by cron.
 * `now` is the real time; `dueBy` lets a cron with a later scheduled time try once what waits for
 * its next try. Running it twice, or side by side, sends each mail once; a process that
 * dies between sending and marking makes one repeat, unless the provider knows the dedupe key.
 */
export async function drainOutbox({
  dueBy,
  ...draining
}: Draining & { dueBy?: Date }): Promise<void> {
  const { db, now } = draining;
  const begun = Date.now();
  const clock = () => new Date(now.getTime() + Date.now() - begun);
  await rescueExpired(db, now);
  if (dueBy) await release(db, dueBy);
  for (let taken = 0; taken < OUTBOX_LIMITS.perRun; ) {
    const leaseUntil = new Date(clock().getTime() + OUTBOX_LIMITS.leaseMs);
    const mails = await claim(db, { dueBy: clock(), leaseUntil });
    if (mails.length === 0) return;
    taken += mails.length;
    const suppressed = await suppressedAmong(db, mails);
    await Promise.all(
      mails.map((mail) =>
        deliver({ ...draining, now: clock() }, mail, suppressed.get(mail.recipient)),
      ),
    );
  }
}

/** Mails whose sender died go back in line; one that killed every sender stops here. */
async function rescueExpired(db: Db, now: Date): Promise<void> {
  const expired = and(eq(outbox.status, "sending"), lt(outbox.leaseUntil, now));
  const state = sql`CASE WHEN ${outbox.attempts} >= ${OUTBOX_LIMITS.tries} THEN 'dead' ELSE 'pending' END`;
  await db
    .update(outbox)
    .set({ status: state, nextAt: new Date(0), leaseUntil: null, error: "interrupted" })
    .where(expired);
}

/** Ends the wait of mails whose next try is due by then. */
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

/** Who asked for silence still gets what an account needs; a dead address gets nothing. */
function isSilenced(mail: OutboxRow, reason: Reason | undefined): boolean {
  return reason === "bounced" || (reason !== undefined && OPTIONAL_KINDS.includes(mail.kind));
}

async function deliver(
  { db, sender, now }: Draining,
  mail: OutboxRow,
  reason?: Reason,
): Promise<void> {
  // A sender that lost its lease must not overwrite what the next one did.
  const mine = and(
    eq(outbox.id, mail.id),
    eq(outbox.status, "sending"),
    eq(outbox.attempts, mail.attempts),
  );
  const mark = (values: Partial<OutboxRow>) =>
    db
      .update(outbox)
      .set({ leaseUntil: null, ...values })
      .where(mine);
  if (isSilenced(mail, reason)) {
    await mark({ status: "dead", error: "suppressed" });
    return;
  }
  const signal = AbortSignal.timeout(OUTBOX_LIMITS.sendMs);
  const { dedupeKey, recipient: to, subject, html, text, headers } = mail;
  const answer = await outcomeOf(
    () => sender.send({ dedupeKey, to, subject, html, text, headers }, signal),
    signal,
  );
  if (answer.ok && answer.value === "taken") {
    await mark({ status: "sent", sentAt: now, error: null });
    return;
  }
  const error = answer.ok ? answer.value : answer.error.reason;
  log({
    event: "mail.failed",
    kind: mail.kind,
    driver: sender.name,
    reason: error,
    tries: mail.attempts,
  });
  if (answer.ok || mail.attempts >= OUTBOX_LIMITS.tries) {
    await mark({ status: "dead", error });
  } else {
    const wait = OUTBOX_LIMITS.backoffMs * 4 ** (mail.attempts - 1);
    const nextAt = new Date(now.getTime() + Math.max(wait, answer.error.retryAfterMs ?? 0));
    await mark({ status: "pending", nextAt, error });
  }
  if (error === "suppressed") {
    await db
      .insert(suppression)
      .values({ email: to, reason: "bounced", createdAt: now })
      .onConflictDoNothing();
  }
}
