import { and, count, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { ask } from "../../../db/schema/asking";
import { mailingList, suppression } from "../../../db/schema/mail";
import { profileCard } from "../../../db/schema/people";
import type { EmailPreferences, Stoppable } from "./email-preferences";
import { unsubscribe } from "./mailing-list-consent.server";
import { readStopLink } from "./stop-link.server";

type Deps = { db: Db; secrets: Secrets };

/** The preferences of a stop link's address. Null if the link is forged or was changed. */
export async function readPreferences(
  { db, secrets }: Deps,
  token: string,
  now: Date,
): Promise<EmailPreferences | null> {
  const link = await readStopLink(secrets, token, now);
  if (!link) return null;
  const [listed, suppressed, reminding, asking] = await db.batch([
    db
      .select({ state: mailingList.state })
      .from(mailingList)
      .where(eq(mailingList.email, link.email)),
    db
      .select({ reason: suppression.reason })
      .from(suppression)
      .where(eq(suppression.email, link.email)),
    db
      .select({ cards: count() })
      .from(profileCard)
      .where(
        and(
          inArray(profileCard.userId, owner(db, link.email)),
          eq(profileCard.emailRemindersEnabled, true),
        ),
      ),
    db
      .select({ links: count() })
      .from(ask)
      .where(
        and(
          inArray(ask.userId, owner(db, link.email)),
          eq(ask.isMailWanted, true),
          gt(ask.endsAt, now),
        ),
      ),
  ]);
  return {
    ...link,
    isSubscribed: listed[0]?.state === "subscribed",
    hasReminders: (reminding[0]?.cards ?? 0) > 0,
    hasAnswers: (asking[0]?.links ?? 0) > 0,
    isSuppressed: suppressed.length > 0,
  };
}

/**
 * Stops the mail chosen by `stop`, or by the link itself if absent. Writes only what that
 * changes: links never end, and mail programs post them as often as they like. False if the link is not valid.
 */
export async function stopMail(
  { db, secrets }: Deps,
  { token, stop }: { token: string; stop?: Stoppable },
  now: Date,
): Promise<boolean> {
  const link = await readStopLink(secrets, token, now);
  if (!link) return false;
  const { email } = link;
  const leaveList = unsubscribe(db, email, now);
  const stopReminders = db
    .update(profileCard)
    .set({ emailRemindersEnabled: false, nextReminderAt: null, updatedAt: now })
    .where(
      and(
        inArray(profileCard.userId, owner(db, email)),
        or(eq(profileCard.emailRemindersEnabled, true), isNotNull(profileCard.nextReminderAt)),
      ),
    );
  const stopAnswers = db
    .update(ask)
    .set({ isMailWanted: false })
    .where(and(inArray(ask.userId, owner(db, email)), eq(ask.isMailWanted, true)));
  const suppress = db
    .insert(suppression)
    .values({ email, reason: "asked", createdAt: now })
    .onConflictDoNothing();
  switch (stop ?? link.stop) {
    case "mailing-list":
      await db.batch([leaveList]);
      break;
    case "reminders":
      await db.batch([stopReminders]);
      break;
    case "answers":
      await db.batch([stopAnswers]);
      break;
    case "everything":
      await db.batch([leaveList, stopReminders, stopAnswers, suppress]);
  }
  return true;
}

/**
 * Removes an address from the suppression list if its owner put it there. False if the link is not
 * valid.
 */
export async function endSuppression(
  { db, secrets }: Deps,
  token: string,
  now: Date,
): Promise<boolean> {
  const link = await readStopLink(secrets, token, now);
  if (!link) return false;
  await db
    .delete(suppression)
    .where(and(eq(suppression.email, link.email), eq(suppression.reason, "asked")));
  return true;
}

const owner = (db: Db, email: string) =>
  db.select({ id: user.id }).from(user).where(eq(user.email, email));
