import { and, asc, lte, type SQL, sql } from "drizzle-orm";
import { groupBy } from "~/lib/group-by";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";
import type { CardRow } from "./reminder-facts.server";

/** A gift kept for a card and not given yet. */
export type KeptGift = { title: string; state: "idea" | "bought" };

/** A card whose time has come: its row decides what is due, and its gifts are named in the mail. */
export type DueCard = { card: CardRow; gifts: KeptGift[] };

/**
 * The cards of the next page whose time has come, by user, with all due cards of each, so that one
 * morning makes one mail. It reads the rows of what is due and no others: the card and its gifts.
 */
export async function readDueCards(db: Db, at: Date, pageSize: number): Promise<DueCard[][]> {
  const page = await selectDue(db, at)
    .orderBy(asc(profileCard.nextReminderAt), asc(profileCard.userId))
    .limit(pageSize);
  const found = page.length < pageSize ? page : [...page, ...(await readRest(db, page, at))];
  const once = new Map(found.map((one) => [one.card.id, one]));
  return [...groupBy([...once.values()], ({ card }) => card.userId).values()];
}

/**
 * A full page may hold a part of a user's due cards: of the last user's, or of one who has some at
 * other times. Only those users are asked for again.
 */
function readRest(db: Db, page: { card: CardRow; latest: Date }[], at: Date) {
  const last = page.at(-1);
  const isWhole = ({ card: { nextReminderAt, userId }, latest }: (typeof page)[number]) =>
    nextReminderAt?.getTime() === latest.getTime() && userId !== last?.card.userId;
  const owners = page.flatMap((one) => (isWhole(one) ? [] : [one.card.userId]));
  // One bound parameter, of which D1 allows a hundred.
  const isTheirs = sql`${profileCard.userId} IN (SELECT value FROM json_each(${JSON.stringify(owners)}))`;
  return selectDue(db, at, isTheirs);
}

function selectDue(db: Db, at: Date, condition?: SQL) {
  const isDue = lte(profileCard.nextReminderAt, at);
  return db
    .select({
      card: profileCard,
      /** When the last of all due cards is due. */
      latest:
        sql`(SELECT max(next_reminder_at) FROM ${profileCard} WHERE next_reminder_at <= ${at.getTime()})`.mapWith(
          profileCard.nextReminderAt,
        ),
      /**
       * As one value of the card: joined, each would come with the whole card again. The names are
       * plain SQL, as Drizzle leaves the table's name out where only one is selected from.
       */
      gifts: sql`(SELECT json_group_array(json_object('title', gift.title, 'state', kept.state))
        FROM ${savedGiftCard} AS kept JOIN ${savedGift} AS gift ON gift.id = kept.gift_id
        WHERE kept.card_id = profile_card.id AND kept.state <> 'given')`.mapWith(
        (json: string) => JSON.parse(json) as KeptGift[],
      ),
    })
    .from(profileCard)
    .where(and(isDue, condition));
}
