import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";
import { hashSecret } from "~/domain/shared/secrets.server";
import type { Db } from "../../../db/client";
import { mailingList } from "../../../db/schema/mail";
import { joinList, type ListDeps } from "./mailing-list-joining.server";
import { subscribeLetter } from "./mailing-list-letters";
import { outboxInsert } from "./outbox.server";
import { type LinkSigner, readLink, signLink } from "./signed-link.server";
import { stopHeaders, stopLink } from "./stop-link.server";

/** Whether an address is on the list. */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ email: mailingList.email })
    .from(mailingList)
    .where(and(eq(mailingList.email, email), eq(mailingList.state, "subscribed")));
  return row !== undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DECLINED_MS = 30 * DAY_MS;
/** How long the link of an opt-in mail is valid. */
const OPT_IN_MS = 7 * DAY_MS;
const optInSchema = z.object({ email: emailAddress, place: z.string() });

/** Whether somebody may invite an address: it is not subscribed, and has not declined lately. */
async function isInvitable(db: Db, email: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(mailingList).where(eq(mailingList.email, email));
  const declined =
    row?.state === "unsubscribed" && row.changedAt.getTime() + DECLINED_MS > now.getTime();
  return row?.state !== "subscribed" && !declined;
}

/**
 * Queues an opt-in mail to an unconfirmed address, at most one a day. Does nothing if the address
 * is already subscribed, or has declined or left the list in the last 30 days.
 */
export async function inviteToList(
  { db, secrets, origin }: ListDeps,
  { email, place }: { email: string; place: string },
  now: Date,
): Promise<void> {
  if (!(await isInvitable(db, email, now))) return;
  const until = new Date(now.getTime() + OPT_IN_MS);
  const token = await signLink(secrets, "subscribe", { email, place }, until);
  const stop = await stopLink({ secrets, origin }, { email, stop: "mailing-list" });
  const letter = subscribeLetter({
    link: `${origin}/subscribe?token=${token}`,
    origin,
    stopLink: stop,
  });
  const mail = { ...letter, to: email, headers: stopHeaders(stop) };
  const dedupeKey = `subscribe:${await hashSecret(email)}:${now.toISOString().slice(0, 10)}`;
  await db.batch([outboxInsert(db, { ...mail, kind: "subscribe", dedupeKey }, now)]);
}

/** The address of an opt-in link. Null if the link is forged, changed or expired. */
export async function readInvitation({ secrets }: LinkSigner, token: string, now: Date) {
  return readLink(secrets, "subscribe", { token, schema: optInSchema, now });
}

/** Subscribes the address of an opt-in link and returns it. Null if the link is not valid. */
export async function acceptInvitation(
  deps: ListDeps,
  token: string,
  now: Date,
): Promise<string | null> {
  const invitation = await readInvitation(deps, token, now);
  if (!invitation) return null;
  const { email, place } = invitation;
  await deps.db.batch(await joinList(deps, { email, place }, now));
  return email;
}
