import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cardHoliday, customHoliday, profileCard, savedGift, savedGiftCard } from "../../db/schema/people";
import { type Day, todayIn } from "./calendar-day";
import { ageOn, anniversaryOn, daysLeft, globalHolidays, nextDayOf, sayAnniversary } from "./holiday";
import { BIRTHDAY_ID, type CardHoliday, type Occasion, type Person } from "./profile-card";
import type { Region } from "./region";

/** Whose cards, and where they live: it decides the holidays and what day it is. */
export type CardOwner = { userId: string; region: Region; timeZone: string };

type CardRow = typeof profileCard.$inferSelect;
type CustomRow = typeof customHoliday.$inferSelect;
type SelectedRow = typeof cardHoliday.$inferSelect;

/** All of a user's cards, the one with the nearest occasion first. One round trip. */
export async function listPeople(db: Db, owner: CardOwner, now: Date): Promise<Person[]> {
  const people = await readPeople(db, owner, now);
  const nearest = (person: Person) => person.occasions[0]?.daysLeft ?? Number.POSITIVE_INFINITY;
  return people.sort((a, b) => nearest(a) - nearest(b) || a.name.localeCompare(b.name, "en-GB"));
}

/** One of a user's cards; null where it is not there or not theirs. One round trip. */
export async function findPerson(
  db: Db,
  owner: CardOwner,
  cardId: string,
  now: Date,
): Promise<Person | null> {
  const [person] = await readPeople(db, owner, now, cardId);
  return person ?? null;
}

/** Whether a card is there and the user's. One round trip. */
export async function isOwnCard(db: Db, userId: string, cardId: string): Promise<boolean> {
  const isIt = and(eq(profileCard.id, cardId), eq(profileCard.userId, userId));
  return (await db.select({ id: profileCard.id }).from(profileCard).where(isIt)).length > 0;
}

async function readPeople(db: Db, owner: CardOwner, now: Date, cardId?: string): Promise<Person[]> {
  const { userId } = owner;
  const [cards, customs, selected, given] = await db.batch([
    db
      .select()
      .from(profileCard)
      .where(and(eq(profileCard.userId, userId), cardId ? eq(profileCard.id, cardId) : undefined)),
    db
      .select()
      .from(customHoliday)
      .where(and(eq(customHoliday.userId, userId), cardId ? eq(customHoliday.cardId, cardId) : undefined)),
    db
      .select()
      .from(cardHoliday)
      .where(and(eq(cardHoliday.userId, userId), cardId ? eq(cardHoliday.cardId, cardId) : undefined)),
    db
      .select({
        cardId: savedGiftCard.cardId,
        title: savedGift.title,
        occasion: savedGiftCard.occasion,
        givenOn: savedGiftCard.givenOn,
      })
      .from(savedGiftCard)
      .innerJoin(savedGift, eq(savedGift.id, savedGiftCard.giftId))
      .where(
        and(
          // Not an index of all that is given: one user's links are few, and found by their user.
          eq(savedGiftCard.userId, userId),
          sql`${savedGiftCard.state} = 'given'`,
          cardId ? eq(savedGiftCard.cardId, cardId) : undefined,
        ),
      )
      .orderBy(desc(savedGiftCard.givenOn)),
  ]);
  const today = todayIn(owner.timeZone, now);
  const [customsOf, selectedOf, givenOf] = [byCard(customs), byCard(selected), byCard(given)];
  return cards.map((card) => ({
    ...toPerson(card, customsOf.get(card.id) ?? [], selectedOf.get(card.id) ?? [], owner.region, today),
    given: givenOf.get(card.id) ?? [],
  }));
}

function byCard<T extends { cardId: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.cardId);
    if (group) group.push(row);
    else groups.set(row.cardId, [row]);
  }
  return groups;
}

function toPerson(
  card: CardRow,
  customs: CustomRow[],
  selected: SelectedRow[],
  region: Region,
  today: Day,
): Omit<Person, "given"> {
  const { id, name, relationship, birthday, interests, emailRemindersEnabled } = card;
  const selection = new Map(selected.map((row) => [row.holidayId, row]));
  const chosen = (holidayId: string) => ({
    id: holidayId,
    isSelected: selection.has(holidayId),
    reminderDaysBefore: selection.get(holidayId)?.reminderDaysBefore ?? null,
  });
  const yearly = { isCustom: false, isRecurring: true, isOriginDate: false };
  const holidays: CardHoliday[] = [
    {
      ...chosen(BIRTHDAY_ID),
      ...yearly,
      name: "Birthday",
      date: nextDayOf({ kind: "birthday", birthday }, today) ?? today,
      isGlobal: false,
    },
    ...globalHolidays(region).map((holiday) => ({
      ...chosen(holiday.id),
      ...yearly,
      name: holiday.name,
      date: nextDayOf({ kind: "global", id: holiday.id, region }, today) ?? today,
      isGlobal: true,
    })),
    ...customs.map((row) => ({
      ...chosen(row.id),
      name: row.name,
      date: row.date,
      isCustom: true,
      isGlobal: false,
      isRecurring: row.isRecurring,
      isOriginDate: row.isOriginDate,
    })),
  ];
  const occasions = holidays
    .filter(({ isSelected }) => isSelected)
    .flatMap((holiday) => occasionOf(holiday, today) ?? [])
    .sort((a, b) => a.daysLeft - b.daysLeft);
  const age = ageOn(birthday, today);
  return { id, name, relationship, birthday, interests, emailRemindersEnabled, holidays, age, occasions };
}

function occasionOf(holiday: CardHoliday, today: Day): Occasion | null {
  const { id, name, date, isCustom, isRecurring, isOriginDate } = holiday;
  const day = isCustom ? nextDayOf({ kind: "custom", date, isRecurring }, today) : date;
  if (day === null) return null;
  const anniversary = isOriginDate ? anniversaryOn(date, day) : null;
  return {
    holidayId: id,
    name: sayAnniversary(name, anniversary),
    day,
    daysLeft: daysLeft(today, day),
  };
}
