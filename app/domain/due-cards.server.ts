import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { groupBy } from "~/lib/group-by";
import type { Db } from "../../db/client";
import { user } from "../../db/schema/accounts";
import {
  cardHoliday,
  customHoliday,
  profileCard,
  savedGift,
  savedGiftCard,
} from "../../db/schema/people";
import type { CardRow, CustomRow, SelectedRow } from "./reminder-times.server";

export type OwnerRow = Pick<
  typeof user.$inferSelect,
  "id" | "email" | "firstName" | "region" | "timeZone" | "confirmedAt"
>;

/** A gift kept for a card and not given yet. */
export type KeptGift = { title: string; state: "idea" | "bought" };

/** A card whose time has come, with all that decides what is due and all that its mail says. */
export type DueCard = {
  card: CardRow;
  selected: SelectedRow[];
  customs: CustomRow[];
  gifts: KeptGift[];
};
/** A user with all their cards whose time has come. */
export type DueUser = { owner: OwnerRow; cards: DueCard[] };

/**
 * The users of the next page of due cards, each with all due cards, so that one morning makes one
 * mail. It reads the rows of what is due and no others: the card, its owner, its holidays and gifts.
 */
export async function readDueUsers(db: Db, at: Date, pageSize: number): Promise<DueUser[]> {
  const page = await selectDue(db, at)
    .orderBy(asc(profileCard.nextReminderAt), asc(profileCard.userId))
    .limit(pageSize);
  const found = page.length < pageSize ? page : [...page, ...(await readRest(db, page, at))];
  const once = new Map(found.map((one) => [one.card.id, one]));
  return [...groupBy([...once.values()], ({ owner }) => owner.id).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ owner: first.owner, cards: own }] : [];
  });
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
      owner: {
        id: user.id,
        email: user.email,
        firstName: user.firstName,
        region: user.region,
        timeZone: user.timeZone,
        confirmedAt: user.confirmedAt,
      },
      selected: list<SelectedRow>(
        sql`'holidayId', ${cardHoliday.holidayId}, 'skippedDay', ${cardHoliday.skippedDay},
          'reminderDaysBefore', ${cardHoliday.reminderDaysBefore}`,
        sql`${cardHoliday} WHERE ${cardHoliday.cardId} = ${profileCard.id}`,
      ),
      customs: list<CustomRow>(
        sql`'id', ${customHoliday.id}, 'name', ${customHoliday.name}, 'date', ${customHoliday.date},
          'isRecurring', ${bool(customHoliday.isRecurring)},
          'isOriginDate', ${bool(customHoliday.isOriginDate)}`,
        sql`${customHoliday} WHERE ${customHoliday.cardId} = ${profileCard.id}`,
      ),
      gifts: list<KeptGift>(
        sql`'title', ${savedGift.title}, 'state', ${savedGiftCard.state}`,
        sql`${savedGiftCard} JOIN ${savedGift} ON ${savedGift.id} = ${savedGiftCard.giftId}
          WHERE ${savedGiftCard.cardId} = ${profileCard.id} AND ${savedGiftCard.state} <> 'given'`,
      ),
    })
    .from(profileCard)
    .innerJoin(user, eq(user.id, profileCard.userId))
    .where(and(isDue, condition));
}

/** Rows that belong to a row, as a value of that row: joined, each would come with all the others. */
function list<Row>(columns: SQL, rows: SQL) {
  return sql`(SELECT json_group_array(json_object(${columns})) FROM ${rows})`.mapWith(
    (json: string) => JSON.parse(json) as Row[],
  );
}

const bool = (column: typeof customHoliday.isRecurring | typeof customHoliday.isOriginDate) =>
  sql`json(iif(${column}, 'true', 'false'))`;
