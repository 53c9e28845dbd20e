import { and, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { mailingList, outbox, suppression } from "../../../db/schema/mail";
import { SUBSCRIBE_LABEL } from "./mailing-list";
import {
  confirmPendingSubscription,
  isPendingSubscription,
  subscribeConfirmed,
} from "./mailing-list-consent.server";
import { welcomeLetter } from "./mailing-list-letters";
import { type OutgoingMail, outboxInsertIf } from "./outbox.server";
import type { LinkSigner } from "./signed-link.server";
import { stopHeaders, stopLink } from "./stop-link.server";

export type ListDeps = { db: Db } & LinkSigner;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most welcome mails per day to one address. */
const WELCOMES_PER_DAY = 3;

/**
 * The statements that subscribe a confirmed address and queue a welcome mail. An address that is
 * already subscribed keeps its consent and gets no mail.
 */
export async function joinList(
  deps: ListDeps,
  { email, place }: { email: string; place: string },
  now: Date,
) {
  const { db } = deps;
  const welcome = await writeWelcome(deps, email);
  const isNew = notExists(
    db
      .select({ email: mailingList.email })
      .from(mailingList)
      .where(and(eq(mailingList.email, email), eq(mailingList.state, "subscribed"))),
  );
  return [
    welcomeIf(db, welcome, isNew, now),
    endSuppression(db, email),
    subscribeConfirmed(db, { email, place, text: SUBSCRIBE_LABEL }, now),
  ] as const;
}

/**
 * The same for an address with a pending subscription, for the batch that confirms the address.
 * `isConfirmed` is the condition that the confirmation is valid.
 */
export async function joinIfPending(
  deps: ListDeps,
  { email, isConfirmed }: { email: string; isConfirmed: SQL },
  now: Date,
) {
  const { db } = deps;
  const welcome = await writeWelcome(deps, email);
  const isPending = exists(
    db.select({ email: mailingList.email }).from(mailingList).where(isPendingSubscription(email)),
  );
  const condition = sql`${isPending} AND ${isConfirmed}`;
  return [
    welcomeIf(db, welcome, condition, now),
    endSuppression(db, email, condition),
    confirmPendingSubscription(db, { email, isConfirmed }, now),
  ] as const;
}

/** Subscribing ends an earlier request for no mail. */
function endSuppression(db: Db, email: string, condition?: SQL) {
  return db
    .delete(suppression)
    .where(and(eq(suppression.email, email), eq(suppression.reason, "asked"), condition));
}

/** Queues the welcome mail if `condition` holds and the daily limit allows it. */
function welcomeIf(db: Db, mail: OutgoingMail, condition: SQL, now: Date) {
  const lastDay = sql`SELECT count(*) FROM ${outbox} WHERE ${outbox.recipient} = ${mail.to}
    AND ${outbox.createdAt} > ${now.getTime() - DAY_MS} AND ${outbox.kind} = ${mail.kind}`;
  return outboxInsertIf(db, mail, sql`${condition} AND (${lastDay}) < ${WELCOMES_PER_DAY}`, now);
}

async function writeWelcome({ secrets, origin }: LinkSigner, email: string): Promise<OutgoingMail> {
  const stop = await stopLink({ secrets, origin }, { email, stop: "mailing-list" });
  return {
    ...welcomeLetter({ origin, stopLink: stop }),
    kind: "welcome",
    to: email,
    headers: stopHeaders(stop),
    // Random, because the condition prevents duplicates: joining again later gets a new welcome
    // mail.
    dedupeKey: `welcome:${crypto.randomUUID()}`,
  };
}
