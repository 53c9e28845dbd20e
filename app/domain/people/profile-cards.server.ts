import { and, desc, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { answersByCard, answersQuery } from "~/domain/asking/asking.server";
import { todayIn } from "~/domain/holidays/calendar-day";
import { ageInWords, ageOn } from "~/domain/holidays/holidays";
import type { Region } from "~/domain/shared/region";
import { groupBy } from "~/lib/group-by";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { cardHoliday, customHoliday, profileCard } from "../../../db/schema/people";
import { holidaysOf, occasionsOf } from "./card-holidays";
import type { GivenGift, ProfileCardDetails } from "./profile-card";

/** The owner of cards; the region decides the global holidays, the time zone the current date. */
export type CardOwner = { userId: string; region: Region; timeZone: string };

type CardRow = typeof profileCard.$inferSelect;
type CustomRow = typeof customHoliday.$inferSelect;
type SelectedRow = typeof cardHoliday.$inferSelect;

/** All of a user's cards, in the order of their next occasion. One round trip. */
export async function listProfileCards(
  db: Db,
  owner: CardOwner,
  now: Date,
): Promise<ProfileCardDetails[]> {
  return sortByNextOccasion(await readProfileCards(db, owner, now));
}

/** Sorts cards in place by their next occasion, then by name. */
export function sortByNextOccasion(cards: ProfileCardDetails[]): ProfileCardDetails[] {
  const nearest = (card: ProfileCardDetails) =>
    card.occasions[0]?.daysLeft ?? Number.MAX_SAFE_INTEGER;
  return cards.sort((a, b) => nearest(a) - nearest(b) || a.name.localeCompare(b.name, "en-GB"));
}

/** One of a user's cards; null if the user has no such card. One round trip. */
export async function findProfileCard(
  db: Db,
  owner: CardOwner,
  cardId: string,
  now: Date,
): Promise<ProfileCardDetails | null> {
  const [card] = await readProfileCards(db, owner, now, cardId);
  return card ?? null;
}

/** Whether a card exists and belongs to the user. One round trip. */
export async function isOwnCard(db: Db, userId: string, cardId: string): Promise<boolean> {
  const isOwn = and(eq(profileCard.id, cardId), eq(profileCard.userId, userId));
  return (await db.select({ id: profileCard.id }).from(profileCard).where(isOwn)).length > 0;
}

async function readProfileCards(
  db: Db,
  owner: CardOwner,
  now: Date,
  cardId?: string,
): Promise<ProfileCardDetails[]> {
  const { userId } = owner;
  const [answerRows, ...rows] = await db.batch([
    answersQuery(db, userId, cardId),
    ...cardQueries(db, userId, cardId),
  ]);
  return withAnswers(toProfileCards(rows, owner, now), answerRows, owner);
}

/** Cards with what their people answered, from the rows of `answersQuery`. */
export function withAnswers(
  cards: ProfileCardDetails[],
  rows: Awaited<ReturnType<typeof answersQuery>>,
  { timeZone }: CardOwner,
): ProfileCardDetails[] {
  const answers = answersByCard(rows, timeZone);
  return cards.map((card) => ({ ...card, told: answers.get(card.id) }));
}

/**
 * The queries, for one batch, that read all of a user's cards or one of them with their details; gifts
 * given before only if a condition holds.
 */
export function cardQueries(db: Db, userId: string, cardId?: string, givenIf?: SQL) {
  const ofCard = (column: SQLiteColumn) => (cardId === undefined ? undefined : eq(column, cardId));
  const given = {
    cardId: savedGiftCard.cardId,
    title: savedGift.title,
    key: savedGift.key,
    occasion: savedGiftCard.occasion,
    givenOn: savedGiftCard.givenOn,
  };
  const isGiven = and(eq(savedGiftCard.userId, userId), eq(savedGiftCard.state, "given"));
  return [
    db
      .select()
      .from(profileCard)
      .where(and(eq(profileCard.userId, userId), ofCard(profileCard.id))),
    db
      .select()
      .from(customHoliday)
      .where(and(eq(customHoliday.userId, userId), ofCard(customHoliday.cardId))),
    db
      .select()
      .from(cardHoliday)
      .where(and(eq(cardHoliday.userId, userId), ofCard(cardHoliday.cardId))),
    db
      .select(given)
      .from(savedGiftCard)
      .innerJoin(savedGift, eq(savedGift.id, savedGiftCard.giftId))
      .where(and(isGiven, ofCard(savedGiftCard.cardId), givenIf))
      .orderBy(desc(savedGiftCard.givenOn)),
  ] as const;
}

type Rows = readonly [CardRow[], CustomRow[], SelectedRow[], (GivenGift & { cardId: string })[]];

/** Builds cards from the results of `cardQueries`. */
export function toProfileCards(
  [cards, customs, selected, given]: Rows,
  owner: CardOwner,
  now: Date,
): ProfileCardDetails[] {
  const today = todayIn(owner.timeZone, now);
  const ofCard = ({ cardId }: { cardId: string }) => cardId;
  const customsOf = groupBy(customs, ofCard);
  const selectedOf = groupBy(selected, ofCard);
  const givenOf = groupBy(given, ofCard);
  return cards.map((card) => {
    const holidays = holidaysOf(card, {
      customs: customsOf.get(card.id) ?? [],
      selected: selectedOf.get(card.id) ?? [],
      region: owner.region,
      today,
    });
    const { id, name, relationship, birthday, interests, avoid, emailRemindersEnabled } = card;
    return {
      ...{ id, name, relationship, birthday, interests, avoid, emailRemindersEnabled, holidays },
      age: ageOn(birthday, today),
      ageInWords: ageInWords(birthday, today),
      occasions: occasionsOf(holidays, today, birthday),
      given: givenOf.get(id) ?? [],
    };
  });
}
