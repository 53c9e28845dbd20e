import { and, eq, type SQL, sql } from "drizzle-orm";
import { todayIn } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID, globalHolidays } from "~/domain/holidays/holidays";
import { refreshReminder } from "~/domain/reminders/reminder-times.server";
import type { FieldErrors } from "~/lib/form-errors";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { cardHoliday, profileCard } from "../../../db/schema/people";
import { type CardFields, emptyFields, fieldsOfCard, withInput } from "./card-fields";
import { findFull, hasHolidayRoom, insertHoliday } from "./holiday-room.server";
import {
  CARD_LIMITS,
  HOLIDAYS_FULL,
  type ProfileCardDetails,
  reminderDaysError,
} from "./profile-card";
import type { ProfileCardInput } from "./profile-card.schema";
import { type CardOwner, findProfileCard } from "./profile-cards.server";

/** The result of writing a card; `full` if the user has reached the limit of cards. */
export type CardOutcome =
  | { ok: true; id: string }
  | { ok: false; full: boolean; errors: FieldErrors };

const refuse = (errors: FieldErrors, isFull = false): CardOutcome => ({
  ok: false,
  full: isFull,
  errors,
});

/** The refusal of a custom holiday that there is no room for. */
const refuseHoliday = (full: keyof typeof HOLIDAYS_FULL | null): CardOutcome =>
  refuse({ customHolidayName: [HOLIDAYS_FULL[full ?? "card"]] }, true);

/**
 * Creates a card with its selected holidays. An `id` that one of the owner's cards has already is that
 * of a form sent again: the card gets what the form says now.
 */
export async function createCard(
  db: Db,
  owner: CardOwner,
  input: ProfileCardInput,
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<CardOutcome> {
  const fields = withInput(emptyFields, input);
  const birthday = { id: BIRTHDAY_ID, name: "Birthday" };
  const errors = findErrors(fields, [birthday, ...globalHolidays(owner.region)]);
  if (errors) return refuse(errors);
  const { selection, ...columns } = fields;
  const named = addNamedHoliday(owner, id, input, now);
  const hasRoom = hasHolidayRoom(owner.userId, named.length);
  const [created = []] = await runTogether(db, [
    insertUnlessFull(owner.userId, { id, ...columns }, hasRoom, now),
    select(owner.userId, id, selection),
    ...named,
  ]);
  if (created.length === 0) {
    const again = await updateCard(db, owner, id, { input }, now);
    if (again) return again;
    const full = named.length > 0 && (await findFull(db, owner.userId, id));
    if (full) return refuseHoliday(full);
    return refuse({ "": [`You can keep at most ${CARD_LIMITS.cards} profile cards.`] }, true);
  }
  await refreshReminder(db, owner.userId, id, now);
  return { ok: true, id };
}

/**
 * Writes only the fields in which an input differs from `before`, the state the form was rendered
 * with (by default the current one), so that concurrent edits of other fields survive. Null if the
 * user has no such card.
 */
export async function updateCard(
  db: Db,
  owner: CardOwner,
  cardId: string,
  { input, before }: { input: ProfileCardInput; before?: CardFields },
  now: Date,
): Promise<CardOutcome | null> {
  const card = await findProfileCard(db, owner, cardId, now);
  if (!card) return null;
  const changed = changesOf(before ?? fieldsOfCard(card), input);
  const errors = findErrors(applyChanges(card, changed), card.holidays);
  if (errors) return refuse(errors);
  const named = addNamedHoliday(owner, cardId, input, now, card);
  const full = named.length > 0 && (await findFull(db, owner.userId, cardId));
  if (full) return refuseHoliday(full);
  const results = await runTogether(db, [
    db
      .update(profileCard)
      .set({ ...changed.columns, updatedAt: now })
      .where(and(eq(profileCard.id, cardId), eq(profileCard.userId, owner.userId))),
    unselect(owner.userId, cardId, changed.unselected),
    select(owner.userId, cardId, changed.selected),
    ...named,
  ]);
  await refreshReminder(db, owner.userId, cardId, now);
  // Concurrent requests took the last places.
  if (named.length > 0 && results.at(-1)?.length === 0)
    return refuseHoliday(await findFull(db, owner.userId, cardId));
  return { ok: true, id: cardId };
}

function changesOf(before: CardFields, input: ProfileCardInput) {
  const { selection, ...after } = withInput(before, input);
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== before[name as keyof typeof after];
  return {
    columns: Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<typeof after>,
    selected: Object.fromEntries(
      Object.entries(selection).filter(
        ([id, days]) => !(id in before.selection) || before.selection[id] !== days,
      ),
    ),
    unselected: Object.keys(before.selection).filter((id) => !(id in selection)),
  };
}

function applyChanges(
  card: ProfileCardDetails,
  { columns, selected, unselected }: ReturnType<typeof changesOf>,
) {
  const now = fieldsOfCard(card);
  const kept = Object.entries(now.selection).filter(([id]) => !unselected.includes(id));
  return { ...now, ...columns, selection: { ...Object.fromEntries(kept), ...selected } };
}

function findErrors(
  { selection, emailRemindersEnabled }: CardFields,
  holidays: { id: string; name: string }[],
): FieldErrors | null {
  const errors: FieldErrors = {};
  for (const [id, days] of Object.entries(selection)) {
    const holiday = holidays.find((one) => one.id === id);
    if (!holiday) errors.holidayIds = ["This card has no such holiday."];
    if (emailRemindersEnabled && days === null) {
      const error = reminderDaysError(holiday?.name ?? id);
      errors[`reminderDaysBeforeByHolidayId.${id}`] = [error];
    }
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

type Columns = Omit<CardFields, "selection"> & { id: string };

/** The limits are part of the statement, so that concurrent requests cannot exceed them. */
function insertUnlessFull(userId: string, card: Columns, hasRoom: SQL, now: Date): SQL {
  const time = now.getTime();
  return sql`INSERT INTO ${profileCard} (id, user_id, name, relationship, birthday, interests,
      avoid, email_reminders_enabled, created_at, updated_at)
    SELECT ${card.id}, ${userId}, ${card.name}, ${card.relationship}, ${card.birthday},
      ${card.interests}, ${card.avoid}, ${card.emailRemindersEnabled ? 1 : 0}, ${time}, ${time}
    WHERE (SELECT count(*) FROM ${profileCard} WHERE user_id = ${userId}) < ${CARD_LIMITS.cards}
      AND ${hasRoom}
    ON CONFLICT (id) DO NOTHING RETURNING id`;
}

/** A single statement with one parameter for all rows, as D1 allows 100 parameters. */
function select(userId: string, cardId: string, selection: CardFields["selection"]): SQL {
  const rows = Object.entries(selection).map(([id, days]) => ({ id, days }));
  return sql`INSERT INTO ${cardHoliday} (card_id, holiday_id, user_id, reminder_days_before)
    SELECT ${profileCard}.id, value ->> 'id', user_id, value ->> 'days'
    FROM ${profileCard}, json_each(${JSON.stringify(rows)})
    WHERE ${profileCard}.id = ${cardId} AND user_id = ${userId}
    ON CONFLICT (card_id, holiday_id) DO UPDATE
      SET reminder_days_before = excluded.reminder_days_before`;
}

function unselect(userId: string, cardId: string, ids: string[]): SQL {
  return sql`DELETE FROM ${cardHoliday} WHERE card_id = ${cardId} AND user_id = ${userId}
    AND holiday_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Adds the custom holiday that an input gives by name alone: from today, recurring. */
function addNamedHoliday(
  { userId, timeZone }: CardOwner,
  cardId: string,
  { customHolidayName: name }: ProfileCardInput,
  now: Date,
  card?: ProfileCardDetails,
): SQL[] {
  if (!name || card?.holidays.some((one) => one.isCustom && one.name === name)) return [];
  const date = todayIn(timeZone, now);
  const holiday = { name, date, isRecurring: true, isOriginDate: false };
  return [insertHoliday(userId, cardId, { id: crypto.randomUUID(), ...holiday })];
}
