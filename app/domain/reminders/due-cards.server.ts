import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { groupBy } from "~/lib/group-by";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";
import type { CardRow } from "./reminder-facts.server";

/** A gift saved for a card and not given yet. */
export type KeptGift = { title: string; key: string; state: "idea" | "bought" };

/** Gifts that are listed in a mail for a card; further ones are only counted. */
const MAX_GIFTS = 6;

/** The gifts to list in the mail, those not bought yet first, and how many more there are. */
export type KeptGifts = { gifts: KeptGift[]; moreGifts: number };

/** A card with a reminder due. */
export type DueCard = { card: CardRow; kept: KeptGifts | null };

/** A user with cards due: all of these, or null where more of them may be due than were read. */
export type DueUser = { userId: string; cards: DueCard[] | null };

/**
 * The users of the next page of due cards, the longest due first. Reads only rows of due cards and their
 * gifts, and not more of them than the page has. A user whose cards a full page may have cut off, the last and those with
 * cards due at other times, is named without them.
 */
export async function readDueUsers(db: Db, at: Date, pageSize: number): Promise<DueUser[]> {
  const page = await selectDue(db, at)
    .orderBy(asc(profileCard.nextReminderAt), asc(profileCard.userId))
    .limit(pageSize);
  const last = page.length < pageSize ? undefined : page.at(-1);
  const isWhole = ({ card: { nextReminderAt, userId }, latest }: (typeof page)[number]) =>
    !last || (nextReminderAt?.getTime() === latest.getTime() && userId !== last.card.userId);
  const users = groupBy(page, ({ card }) => card.userId);
  return [...users].map(([userId, cards]) => ({
    userId,
    cards: cards.every(isWhole) ? cards : null,
  }));
}

/** All due cards of a user, who gets one mail a morning. */
export const readDueCardsOf = (db: Db, userId: string, at: Date): Promise<DueCard[]> =>
  selectDue(db, at, eq(profileCard.userId, userId));

function selectDue(db: Db, at: Date, condition?: SQL) {
  const isDue = lte(profileCard.nextReminderAt, at);
  // The outer column is plain SQL, as Drizzle omits the table's name in a select from a single table.
  const isKept = sql`kept.card_id = profile_card.id AND kept.state <> 'given'`;
  return db
    .select({
      card: profileCard,
      /** The latest due time of all due cards. */
      latest:
        sql`(SELECT max(next_reminder_at) FROM ${profileCard} WHERE next_reminder_at <= ${at.getTime()})`.mapWith(
          profileCard.nextReminderAt,
        ),
      /**
       * A subquery instead of a join, which would repeat the card for each gift; null without any, as what
       * is sorted counts as rows read.
       */
      kept: sql`iif(NOT EXISTS (SELECT 1 FROM ${savedGiftCard} AS kept WHERE ${isKept}), NULL,
        (SELECT json_object(
          'gifts', json_group_array(json_object('title', title, 'key', asin, 'state', state)),
          'moreGifts', max(0, max(gifts) - ${MAX_GIFTS}))
        FROM (SELECT gift.title, gift.asin, first.state, first.gifts
          FROM (SELECT gift_id, state, rowid AS place, count(*) OVER () AS gifts
            FROM ${savedGiftCard} AS kept WHERE ${isKept}
            ORDER BY state DESC, place LIMIT ${MAX_GIFTS}) AS first
          JOIN ${savedGift} AS gift ON gift.id = first.gift_id
          ORDER BY first.state DESC, first.place)))`.mapWith(
        (json: string) => JSON.parse(json) as KeptGifts,
      ),
    })
    .from(profileCard)
    .where(and(isDue, condition));
}
