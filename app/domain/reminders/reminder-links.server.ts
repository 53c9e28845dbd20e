import { z } from "zod";
import { type LinkSigner, readLink, signLink } from "~/domain/mail/signed-link.server";
import type { Secrets } from "~/lib/keys.server";

/** How long the links in a reminder are valid. */
const LINK_MS = 60 * 24 * 60 * 60 * 1000;

const linkSchema = z.object({
  userId: z.string(),
  cardId: z.string(),
  holidayId: z.string(),
  day: z.string(),
  action: z.enum(["skip", "stop"]),
});
/** The content of a link in a reminder: skip one date of a holiday, or stop the card's reminders. */
export type ReminderLink = z.output<typeof linkSchema>;

/** Signs the links of an occasion in a reminder. */
export async function reminderLinks(
  { secrets, origin }: LinkSigner,
  about: Omit<ReminderLink, "action">,
  now: Date,
): Promise<{ skipLink: string; stopLink: string }> {
  const until = new Date(now.getTime() + LINK_MS);
  const link = async (action: ReminderLink["action"]) =>
    `${origin}/reminders?token=${await signLink(secrets, "reminders", { ...about, action }, until)}`;
  return { skipLink: await link("skip"), stopLink: await link("stop") };
}

/** Reads a link in a reminder; null if the signature is invalid or the link has expired. */
export function readReminderLink(secrets: Secrets, token: string, now: Date) {
  return readLink(secrets, "reminders", { token, schema: linkSchema, now });
}
