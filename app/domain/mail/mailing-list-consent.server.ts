import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { mailingList } from "../../../db/schema/mail";
import { SUBSCRIBE_LABEL } from "./mailing-list";

const PLACE = "register";
/** What is agreed to, as kept with the consent. */
export const LIST_TEXT = SUBSCRIBE_LABEL;

/** The statement that remembers a tick at registration until the address is confirmed. */
export function insertPendingSubscription(db: Db, email: string, now: Date) {
  const wish = {
    state: "pending" as const,
    consentAt: now,
    consentPlace: PLACE,
    consentText: LIST_TEXT,
    changedAt: now,
  };
  return db
    .insert(mailingList)
    .values({ email, ...wish })
    .onConflictDoUpdate({
      target: mailingList.email,
      set: wish,
      setWhere: ne(mailingList.state, "subscribed"),
    });
}

/** Whether a row is the tick that an address left at registration. */
export function isPendingSubscription(email: string) {
  return and(
    eq(mailingList.email, email),
    eq(mailingList.state, "pending"),
    eq(mailingList.consentPlace, PLACE),
  );
}

/** The statement that subscribes a confirmed address if its registration said so. */
export function confirmPendingSubscription(
  db: Db,
  { email, stands }: { email: string; stands: SQL },
  now: Date,
) {
  return db
    .update(mailingList)
    .set({ state: "subscribed", changedAt: now })
    .where(and(isPendingSubscription(email), stands));
}

type Consent = { email: string; place: string; text: string };

/**
 * The statement that subscribes an address that its owner has proved to be theirs. One that is on
 * the list keeps the proof of its first consent.
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

/** The statement that takes an address off the list. */
export function unsubscribe(db: Db, email: string, now: Date) {
  return db
    .update(mailingList)
    .set({ state: "unsubscribed", changedAt: now })
    .where(eq(mailingList.email, email));
}
