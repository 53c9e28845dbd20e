import { and, eq } from "drizzle-orm";
import { formatDay } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID, globalHolidays } from "~/domain/holidays/holidays";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { cardHoliday, customHoliday, profileCard } from "../../../db/schema/people";
import { type ReminderLink, readReminderLink } from "./reminder-links.server";
import { refreshReminder } from "./reminder-times.server";

type Deps = { db: Db; secrets: Secrets };

/** The effect of a link in a reminder, as its page displays it. */
export type ReminderChoice = {
  action: "skip" | "stop";
  cardName: string;
  holiday: string;
  day: string;
};

/** The effect of a link; null if the link is invalid or expired, or the card was deleted. */
export async function readReminderChoice(
  { db, secrets }: Deps,
  token: string,
  now: Date,
): Promise<ReminderChoice | null> {
  const link = await readReminderLink(secrets, token, now);
  const found = link && (await findCard(db, link));
  if (!link || !found) return null;
  const { card, custom, owner } = found;
  const global = globalHolidays(owner.region).find(({ id }) => id === link.holidayId)?.name;
  const holiday = link.holidayId === BIRTHDAY_ID ? "Birthday" : (custom?.name ?? global ?? "");
  return {
    action: link.action,
    cardName: card.name,
    holiday,
    day: formatDay(link.day, owner.region),
  };
}

/** Applies a link; idempotent. False if the link is invalid or expired, or the card was deleted. */
export async function chooseReminder(
  { db, secrets }: Deps,
  token: string,
  now: Date,
): Promise<boolean> {
  const link = await readReminderLink(secrets, token, now);
  const found = link && (await findCard(db, link));
  if (!link || !found) return false;
  const { userId, cardId, holidayId, day } = link;
  if (link.action === "stop") {
    await db
      .update(profileCard)
      .set({ emailRemindersEnabled: false, nextReminderAt: null, updatedAt: now })
      .where(and(eq(profileCard.id, cardId), eq(profileCard.userId, userId)));
    return true;
  }
  await db
    .update(cardHoliday)
    .set({ skippedDay: day })
    .where(
      and(
        eq(cardHoliday.cardId, cardId),
        eq(cardHoliday.holidayId, holidayId),
        eq(cardHoliday.userId, userId),
      ),
    );
  await refreshReminder(db, userId, cardId, now);
  return true;
}

async function findCard(db: Db, { userId, cardId, holidayId }: ReminderLink) {
  const [[card], [custom], [owner]] = await db.batch([
    db
      .select({ name: profileCard.name })
      .from(profileCard)
      .where(and(eq(profileCard.id, cardId), eq(profileCard.userId, userId))),
    db
      .select({ name: customHoliday.name })
      .from(customHoliday)
      .where(and(eq(customHoliday.id, holidayId), eq(customHoliday.userId, userId))),
    db
      .select({ region: user.region, timeZone: user.timeZone })
      .from(user)
      .where(eq(user.id, userId)),
  ]);
  return card && owner ? { card, custom, owner } : null;
}
