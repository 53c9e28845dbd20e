import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { z } from "zod";
import { subscribeMail, welcomeMail } from "~/emails/list-mails";
import type { Db } from "../../db/client";
import { mailingList, suppression } from "../../db/schema/mail";
import { emailAddress } from "./account";
import { SUBSCRIBE_LABEL } from "./mailing-list";
import { subscribeConfirmed } from "./mailing-list-wish.server";
import { outboxInsert } from "./outbox.server";
import { hashSecret } from "./secrets.server";
import { type LinkSigner, readToken, signToken } from "./signed-link.server";
import { stopHeaders, stopLink } from "./stop-link.server";

/** Whether an address is on the list. */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ email: mailingList.email })
    .from(mailingList)
    .where(and(eq(mailingList.email, email), eq(mailingList.state, "subscribed")));
  return row !== undefined;
}

export type ListDeps = { db: Db } & LinkSigner;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of an opt-in mail works. */
const OPT_IN_MS = 7 * DAY_MS;
const optInSchema = z.object({ email: emailAddress, place: z.string() });

/**
 * Asks an address that anybody may have typed whether it wants the list. Nothing but this mail comes
 * of it, once a day at most; an address on the list gets none.
 */
export async function inviteToList(
  { db, secret, origin }: ListDeps,
  { email, place }: { email: string; place: string },
  now: Date,
): Promise<void> {
  if (await isSubscribed(db, email)) return;
  const until = new Date(now.getTime() + OPT_IN_MS);
  const token = await signToken(secret, "subscribe", { email, place }, until);
  const stop = await stopLink({ secret, origin }, { email, stop: "mailing-list" });
  const letter = subscribeMail({ link: `${origin}/subscribe?token=${token}`, stopLink: stop });
  const mail = { ...letter, kind: "subscribe", to: email, headers: stopHeaders(stop) };
  await db.batch([
    outboxInsert(db, { ...mail, dedupeKey: await dailyKey("subscribe", email, now) }, now),
  ]);
}

/** The address of an opt-in link, or null where the link is not ours, was changed, or is too old. */
export async function readInvitation({ secret }: LinkSigner, token: string, now: Date) {
  return readToken(secret, "subscribe", { token, schema: optInSchema, now });
}

/** Subscribes the address of an opt-in link and welcomes it; null for a dead link. */
export async function acceptInvitation(
  deps: ListDeps,
  token: string,
  now: Date,
): Promise<string | null> {
  const invitation = await readInvitation(deps, token, now);
  if (!invitation) return null;
  const { email, place } = invitation;
  const { db } = deps;
  await db.batch([
    subscribeConfirmed(db, { email, place, text: SUBSCRIBE_LABEL }, now),
    await welcomeInsert(deps, email, now),
    // Whoever once asked for silence has now asked for the opposite.
    db
      .delete(suppression)
      .where(and(eq(suppression.email, email), eq(suppression.reason, "asked"))),
  ]);
  return email;
}

/** The welcome to the list, once a day at most, for the batch that subscribes. */
export async function welcomeInsert(
  { db, secret, origin }: ListDeps,
  email: string,
  now: Date,
): Promise<BatchItem<"sqlite">> {
  const stop = await stopLink({ secret, origin }, { email, stop: "mailing-list" });
  const mail = { ...welcomeMail({ origin, stopLink: stop }), kind: "welcome", to: email };
  const dedupeKey = await dailyKey("welcome", email, now);
  return outboxInsert(db, { ...mail, headers: stopHeaders(stop), dedupeKey }, now);
}

async function dailyKey(kind: string, email: string, now: Date): Promise<string> {
  return `${kind}:${await hashSecret(email)}:${now.toISOString().slice(0, 10)}`;
}
