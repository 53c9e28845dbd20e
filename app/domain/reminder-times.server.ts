import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { profileCard } from "../../db/schema/people";
import type { Person } from "./profile-card";
import { type CardOwner, findPerson } from "./profile-cards.server";

/**
 * Brings a card's next reminder in step with what was just written. It follows the write, and
 * reads what is there now, so that of two simultaneous edits the later one decides.
 */
export async function refreshReminder(
  db: Db,
  owner: CardOwner,
  cardId: string,
  now: Date,
): Promise<void> {
  const person = await findPerson(db, owner, cardId, now);
  if (!person) return;
  await db
    .update(profileCard)
    .set({ nextReminderAt: nextReminderOf(person) })
    .where(and(eq(profileCard.id, cardId), eq(profileCard.userId, owner.userId)));
}

/** The one place that says when a card's next reminder is due. */
function nextReminderOf(_person: Person): Date | null {
  return null;
}
