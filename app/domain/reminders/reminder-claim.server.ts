import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type OutgoingMail, outboxInsertIf } from "~/domain/mail/outbox.server";
import type { Db } from "../../../db/client";
import { profileCard } from "../../../db/schema/people";
import type { CardUpdate } from "./due-reminders.server";

type Claim = { updates: CardUpdate[]; mail: OutgoingMail | null; at: Date };

/** Whether the previous statement of the batch changed a row; reads no rows itself. */
const previousChanged = sql`changes() > 0`;

/**
 * The statements, for one batch, that update a user's due cards and insert their mail: only if every
 * card is still as it was read, so that of two concurrent sweeps, or a sweep and an edit, exactly one
 * takes effect.
 */
export function claimCards(db: Db, { updates, mail, at }: Claim): BatchItem<"sqlite">[] {
  const statements: BatchItem<"sqlite">[] = updates.map(({ card, next, reminded }, place) => {
    const isUnchanged = and(
      eq(profileCard.id, card.id),
      eq(profileCard.nextReminderAt, card.nextReminderAt ?? at),
      eq(profileCard.reminderFacts, card.reminderFacts),
    );
    return db
      .update(profileCard)
      .set({ nextReminderAt: next, reminded })
      .where(and(isUnchanged, place > 0 ? previousChanged : areUnchanged(updates.slice(1))));
  });
  return mail ? [...statements, outboxInsertIf(db, mail, previousChanged, at)] : statements;
}

function areUnchanged(updates: CardUpdate[]): SQL | undefined {
  if (updates.length === 0) return undefined;
  const cards = JSON.stringify(
    updates.map(({ card: { id, nextReminderAt, reminderFacts } }) => ({
      id,
      was: nextReminderAt?.getTime(),
      facts: reminderFacts,
    })),
  );
  return sql`(SELECT count(*) FROM json_each(${cards}) AS other JOIN ${profileCard} AS card
    ON card.id = other.value ->> 'id' AND card.next_reminder_at = other.value ->> 'was'
      AND card.reminder_facts = other.value ->> 'facts') = ${updates.length}`;
}
