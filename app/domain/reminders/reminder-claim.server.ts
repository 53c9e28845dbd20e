import { and, eq, lte, not, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type OutgoingMail, outboxInsertIf } from "~/domain/mail/outbox.server";
import type { Db } from "../../../db/client";
import { profileCard } from "../../../db/schema/people";
import { type CardUpdate, dayAfter } from "./due-reminders.server";
import type { CardRow } from "./reminder-facts.server";
import { isCounted, mayGetReminder, nextReminderMail } from "./reminders-a-day.server";

type Claim = { userId: string; updates: CardUpdate[]; mail: OutgoingMail | null; at: Date };

/** Whether the previous statement of the batch changed a row; reads no rows itself. */
const previousChanged = sql`changes() > 0`;

/**
 * The statements, for one batch, that update a user's due cards and insert their mail: only if every
 * card is still as it was read, so that of two concurrent sweeps, or a sweep and an edit, exactly one
 * takes effect. If the user may have no mail now, the cards stay as they are and wait until the next may go.
 */
export function claimCards(db: Db, { userId, updates, mail, at }: Claim): BatchItem<"sqlite">[] {
  const cards = updates.map(({ card }) => card);
  const mayGet = mail && isCounted(cards, at) ? mayGetReminder(db, userId, at) : null;
  const statements: BatchItem<"sqlite">[] = updates.map(({ card, next, reminded }, place) => {
    const isUnchanged = and(
      eq(profileCard.id, card.id),
      eq(profileCard.nextReminderAt, card.nextReminderAt ?? at),
      eq(profileCard.reminderFacts, card.reminderFacts),
    );
    const isFirst = and(areUnchanged(cards.slice(1)), mayGet ?? undefined);
    return db
      .update(profileCard)
      .set({ nextReminderAt: next, reminded })
      .where(and(isUnchanged, place > 0 ? previousChanged : isFirst));
  });
  if (mail) statements.push(outboxInsertIf(db, mail, previousChanged, at));
  if (mayGet) {
    const nextReminderAt = nextReminderMail(db, userId);
    const mustWait = and(isDueOf(userId, at), not(mayGet));
    statements.push(db.update(profileCard).set({ nextReminderAt }).where(mustWait));
  }
  return statements;
}

const isDueOf = (userId: string, at: Date) =>
  and(eq(profileCard.userId, userId), lte(profileCard.nextReminderAt, at));

/** Facts in one parameter of a statement, in characters: D1 takes 2 MB, and a full card has 25 KB. */
const MOST_FACTS = 300_000;

function areUnchanged(cards: CardRow[]): SQL | undefined {
  const parts: CardRow[][] = [];
  let room = 0;
  for (const card of cards) {
    room -= card.reminderFacts.length;
    const part = room < 0 ? undefined : parts.at(-1);
    if (part) part.push(card);
    else {
      parts.push([card]);
      room = MOST_FACTS - card.reminderFacts.length;
    }
  }
  return and(...parts.map(areAsRead));
}

function areAsRead(cards: CardRow[]): SQL {
  const read = JSON.stringify(
    cards.map(({ id, nextReminderAt, reminderFacts }) => ({
      id,
      was: nextReminderAt?.getTime(),
      facts: reminderFacts,
    })),
  );
  return sql`(SELECT count(*) FROM json_each(${read}) AS other JOIN ${profileCard} AS card
    ON card.id = other.value ->> 'id' AND card.next_reminder_at = other.value ->> 'was'
      AND card.reminder_facts = other.value ->> 'facts') = ${cards.length}`;
}

/**
 * The statement that puts a user's due cards off for a day, as they cannot be read or claimed. It holds no text of
 * theirs, so that nothing they store can make it fail, too.
 */
export function postponeUser(db: Db, userId: string, at: Date): BatchItem<"sqlite"> {
  return db
    .update(profileCard)
    .set({ nextReminderAt: dayAfter(at) })
    .where(isDueOf(userId, at));
}
