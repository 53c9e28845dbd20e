import { and, eq, isNotNull, sql } from "drizzle-orm";
import { hashSecret, newSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import type { ProfileCardDetails } from "./profile-card";
import { type CardOwner, cardQueries, toProfileCards } from "./profile-cards.server";

/** Creates a new secret for a user's calendar address and invalidates the previous one. */
export async function renewFeed(db: Db, userId: string): Promise<string> {
  const secret = newSecret();
  const calendarSecretHash = await hashSecret(secret);
  await db.update(user).set({ calendarSecretHash }).where(eq(user.id, userId));
  return secret;
}

/** Invalidates a user's calendar address. */
export async function revokeFeed(db: Db, userId: string): Promise<void> {
  await db.update(user).set({ calendarSecretHash: null }).where(eq(user.id, userId));
}

/** Whether a user has a calendar address. */
export async function hasFeed(db: Db, userId: string): Promise<boolean> {
  const has = and(eq(user.id, userId), isNotNull(user.calendarSecretHash));
  return (await db.select({ id: user.id }).from(user).where(has)).length > 0;
}

/** The owner of the calendar a secret belongs to; null if the secret is invalid. */
export async function findFeedOwner(db: Db, secret: string): Promise<CardOwner | null> {
  const [owner] = await db
    .select({ userId: user.id, region: user.region, timeZone: user.timeZone })
    .from(user)
    .where(eq(user.calendarSecretHash, await hashSecret(secret)));
  return owner ?? null;
}

/** A user's cards as a feed needs them: in no order, without gifts and without answers. */
export async function readFeedCards(
  db: Db,
  owner: CardOwner,
  now: Date,
): Promise<ProfileCardDetails[]> {
  const queries = cardQueries(db, owner.userId, undefined, sql`false`);
  return toProfileCards(await db.batch(queries), owner, now);
}
