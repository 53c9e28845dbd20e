import { z } from "zod";
import { formatWeekday } from "~/domain/holidays/calendar-day";
import {
  ageOn,
  anniversaryOn,
  BIRTHDAY_ID,
  globalHolidays,
  nameWithAnniversary,
} from "~/domain/holidays/holidays";
import { type LinkSigner, readToken, signToken } from "~/domain/mail/signed-link.server";

import type { DueReminder } from "./due-reminders.server";

/** What a reminder says of one occasion, and the search that it leads to. */
export function occasionWords({ card, facts, holidayId, day }: DueReminder, origin: string) {
  const custom = facts.customs.find(({ id }) => id === holidayId);
  const isBirthday = holidayId === BIRTHDAY_ID;
  const global = globalHolidays(facts.owner.region).find(({ id }) => id === holidayId);
  const plain = isBirthday ? "Birthday" : (custom?.name ?? global?.name ?? holidayId);
  const anniversary = custom?.isOriginDate ? anniversaryOn(custom.date, day) : null;
  const age = ageOn(card.birthday, day);
  const prefilled = new URLSearchParams({
    recipientType: card.relationship,
    occasion: plain,
    ...(age === null ? {} : { age: String(age) }),
    ...(card.interests ? { interests: card.interests } : {}),
    card: card.id,
  });
  return {
    cardName: card.name,
    name: nameWithAnniversary(plain, anniversary),
    day: formatWeekday(day),
    turns: isBirthday ? age : null,
    searchLink: `${origin}/?${prefilled}`,
  };
}

/** How long the links of a reminder work. */
const LINK_MS = 60 * 24 * 60 * 60 * 1000;

const linkSchema = z.object({
  userId: z.string(),
  cardId: z.string(),
  holidayId: z.string(),
  day: z.string(),
  action: z.enum(["skip", "stop"]),
});
/** What a link of a reminder does: skips a holiday's day, or stops the card's reminders. */
export type ReminderLink = z.output<typeof linkSchema>;

/** The signed links of a reminder of one occasion. */
export async function reminderLinks(
  { secret, origin }: LinkSigner,
  about: Omit<ReminderLink, "action">,
  now: Date,
): Promise<{ skipLink: string; stopLink: string }> {
  const until = new Date(now.getTime() + LINK_MS);
  const link = async (action: ReminderLink["action"]) =>
    `${origin}/reminders?token=${await signToken(secret, "reminders", { ...about, action }, until)}`;
  return { skipLink: await link("skip"), stopLink: await link("stop") };
}

/** What a link of a reminder says, or null where it is not ours, was changed, or is too old. */
export function readReminderLink(secret: string, token: string, now: Date) {
  return readToken(secret, "reminders", { token, schema: linkSchema, now });
}
