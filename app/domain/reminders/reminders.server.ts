import type { BatchItem } from "drizzle-orm/batch";
import { daysBetween, todayIn } from "~/domain/holidays/calendar-day";
import type { OutgoingMail } from "~/domain/mail/outbox.server";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import { hashSecret } from "~/domain/shared/secrets.server";
import { log } from "~/lib/log";
import type { Db } from "../../../db/client";
import { type DueCard, readDueCardsOf, readDueUsers } from "./due-cards.server";
import {
  type CardUpdate,
  type DueReminder,
  postponeCard,
  updateOfCard,
} from "./due-reminders.server";
import { claimCards, postponeUser } from "./reminder-claim.server";
import { MOST_OCCASIONS_IN_MAIL, type ReminderOccasion, reminderLetter } from "./reminder-letter";
import { reminderLinks } from "./reminder-links.server";
import { describeOccasion } from "./reminder-occasion.server";

/**
 * Cards per page and, at least, per run (the next cron run continues), and users per database batch. Two hundred
 * cards, which a user can have, take up to a second of processor time.
 */
export const SWEEP_LIMITS = { page: 100, cards: 1000, batch: 20 } as const;

type Sweep = { db: Db } & LinkSigner;

/**
 * Writes the reminders due at a cron run's scheduled time, including those of missed runs, and
 * advances each card in the same batch as its mail. Repeated and concurrent runs, and runs after a
 * crash, write each mail once. What is claimed stays so, whatever ends the run.
 */
export async function sweepReminders(deps: Sweep, at: Date): Promise<void> {
  let left: number = SWEEP_LIMITS.cards;
  while (left > 0) {
    const users = await readDueUsers(deps.db, at, SWEEP_LIMITS.page);
    if (users.length === 0) return;
    const whole = users.flatMap(({ userId, cards }) => (cards ? [{ userId, cards }] : []));
    for (let from = 0; from < whole.length; from += SWEEP_LIMITS.batch) {
      const claims: Claim[] = [];
      for (const { userId, cards } of whole.slice(from, from + SWEEP_LIMITS.batch)) {
        claims.push(await claimOf(deps, userId, at, async () => cards));
        left -= cards.length;
      }
      await runClaims(deps.db, claims, at);
    }
    for (const { userId, cards } of users) {
      if (cards || left <= 0) continue;
      const theirs = () => readDueCardsOf(deps.db, userId, at);
      const claim = await claimOf(deps, userId, at, theirs);
      left -= Math.max(1, claim.statements.length);
      await runClaims(deps.db, [claim], at);
    }
  }
}

/** What one user's due cards need, to be run together. */
type Claim = { userId: string; statements: BatchItem<"sqlite">[] };

/** The claim of a user's due cards with their mail; if they cannot be read or written about, they are put off. */
async function claimOf(
  deps: Sweep,
  userId: string,
  at: Date,
  read: () => Promise<DueCard[]>,
): Promise<Claim> {
  try {
    const updates = (await read()).map((card) => decide(card, at));
    const due = updates.flatMap((update) => update.due);
    const mail = await writeMail(deps, due, at);
    return { userId, statements: claimCards(deps.db, { userId, updates, mail, at }) };
  } catch (error) {
    logFailure(error);
    return { userId, statements: [postponeUser(deps.db, userId, at)] };
  }
}

/**
 * Runs the claims of several users in one batch, or each by itself if that fails: whatever one of them
 * stored, it stops nobody else's mail. Whose own claim fails is put off for a day. Throws if that fails, too,
 * as the database is out of reach then, and the next cron run finds the same cards.
 */
async function runClaims(db: Db, claims: Claim[], at: Date): Promise<void> {
  try {
    await runAll(
      db,
      claims.flatMap(({ statements }) => statements),
    );
  } catch (error) {
    const [one, ...others] = claims;
    if (one && others.length === 0) {
      await runAll(db, [postponeUser(db, one.userId, at)]);
      logFailure(error);
    } else {
      for (const claim of claims) await runClaims(db, [claim], at);
    }
  }
}

async function runAll(db: Db, [first, ...rest]: BatchItem<"sqlite">[]): Promise<void> {
  if (first) await db.batch([first, ...rest]);
}

function decide(due: DueCard, at: Date): CardUpdate {
  try {
    return updateOfCard(due, at);
  } catch (error) {
    logFailure(error);
    return postponeCard(due.card, at);
  }
}

function logFailure(error: unknown): void {
  const name = error instanceof Error ? error.name : "unknown";
  log({ event: "cron.failed", part: "reminder", error: name });
}

/** The mail with all due reminders of a user; null if none is due or the address is unconfirmed. */
async function writeMail(deps: Sweep, due: DueReminder[], at: Date): Promise<OutgoingMail | null> {
  const owner = due[0]?.facts.owner;
  if (!owner?.isConfirmed) return null;
  const today = todayIn(owner.timeZone, at);
  const occasions: ReminderOccasion[] = [];
  const nearest = due.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  for (const reminder of nearest.slice(0, MOST_OCCASIONS_IN_MAIL)) {
    const { card, holidayId, day, kept } = reminder;
    const about = { userId: card.userId, cardId: card.id, holidayId, day };
    occasions.push({
      ...describeOccasion(reminder, deps.origin),
      daysLeft: daysBetween(today, day),
      ...(kept ?? { gifts: [], moreGifts: 0 }),
      ...(await reminderLinks(deps, about, at)),
    });
  }
  const stop = await stopLink(deps, { email: owner.email, stop: "reminders" });
  const keys = due.map(({ card, key }) => `${card.id} ${key}`);
  const { firstName } = owner;
  const more = due.length - occasions.length;
  return {
    ...reminderLetter({ firstName, occasions, more, origin: deps.origin, stopLink: stop }),
    kind: "reminder",
    to: owner.email,
    userId: due[0]?.card.userId,
    headers: stopHeaders(stop),
    dedupeKey: `reminder:${await hashSecret(keys.sort().join("\n"))}`,
  };
}
