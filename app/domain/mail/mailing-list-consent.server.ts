import { and, eq, gt, inArray, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { mailingList } from "../../../db/schema/mail";
import { SUBSCRIBE_LABEL } from "./mailing-list";

const REGISTRATION = "register";
/** The text that a subscriber agreed to, stored with the consent. */
export const LIST_TEXT = SUBSCRIBE_LABEL;

/**
 * The statement that stores a subscription as pending until the new account is confirmed. Who has left the
 * list has left it until then: only the consent is stored.
 */
export function insertPendingSubscription(db: Db, email: string, now: Date) {
  const pending = {
    state: "pending" as const,
    consentAt: now,
    consentPlace: REGISTRATION,
    consentText: LIST_TEXT,
    changedAt: now,
  };
  return db
    .insert(mailingList)
    .values({ email, ...pending })
    .onConflictDoUpdate({
      target: mailingList.email,
      set: {
        ...pending,
        state: sql`CASE ${mailingList.state} WHEN 'unsubscribed' THEN 'unsubscribed' ELSE 'pending' END`,
        changedAt: sql`CASE ${mailingList.state} WHEN 'unsubscribed' THEN ${mailingList.changedAt} ELSE ${now.getTime()} END`,
      },
      setWhere: ne(mailingList.state, "subscribed"),
    });
}

/** The condition for the pending subscription of an address. */
export function isPendingSubscription(email: string) {
  return and(
    eq(mailingList.email, email),
    eq(mailingList.consentPlace, REGISTRATION),
    or(eq(mailingList.state, "pending"), hasLeftBefore),
  );
}

/** Somebody who left the list has agreed to join it again since. */
const hasLeftBefore = and(
  eq(mailingList.state, "unsubscribed"),
  gt(mailingList.consentAt, mailingList.changedAt),
);

/** The statements that forget the pending subscriptions of some addresses. */
export function forgetPendingSubscriptions(db: Db, emails: SQLWrapper) {
  const isTheirs = inArray(mailingList.email, emails);
  return [
    db.delete(mailingList).where(and(eq(mailingList.state, "pending"), isTheirs)),
    db
      .update(mailingList)
      .set({ consentAt: null, consentPlace: null, consentText: null })
      .where(and(eq(mailingList.consentPlace, REGISTRATION), hasLeftBefore, isTheirs)),
  ] as const;
}

/** The statement that subscribes an address with a pending subscription, if `isConfirmed` holds. */
export function confirmPendingSubscription(
  db: Db,
  { email, isConfirmed }: { email: string; isConfirmed: SQL },
  now: Date,
) {
  return db
    .update(mailingList)
    .set({ state: "subscribed", changedAt: now })
    .where(and(isPendingSubscription(email), isConfirmed));
}

type Consent = { email: string; place: string; text: string };

/**
 * The statement that subscribes a confirmed address. An address that is already subscribed keeps
 * its first consent.
 */
export function subscribeConfirmed(db: Db, { email, place, text }: Consent, now: Date) {
  const row = {
    state: "subscribed" as const,
    consentAt: now,
    consentPlace: place,
    consentText: text,
    changedAt: now,
  };
  return db
    .insert(mailingList)
    .values({ email, ...row })
    .onConflictDoUpdate({
      target: mailingList.email,
      set: row,
      setWhere: ne(mailingList.state, "subscribed"),
    });
}

/** The statement that takes an address off the list, or remembers that it does not want to join. */
export function unsubscribe(db: Db, email: string, now: Date) {
  const row = { state: "unsubscribed", changedAt: now } as const;
  return db
    .insert(mailingList)
    .values({ email, ...row })
    .onConflictDoUpdate({
      target: mailingList.email,
      set: row,
      setWhere: or(ne(mailingList.state, "unsubscribed"), hasLeftBefore),
    });
}
