import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Occasion, reminderMail } from "~/emails/reminder-mail";
import { log } from "~/lib/log";
import type { Db } from "../../db/client";
import { outbox } from "../../db/schema/mail";
import { profileCard, savedGift, savedGiftCard } from "../../db/schema/people";
import { daysBetween, todayIn } from "./calendar-day";
import {
  type CardMove,
  type DueUser,
  moveCard,
  type OwnerRow,
  readDueUsers,
  setAside,
} from "./due-reminders.server";
import { type OutgoingMail, outboxRow } from "./outbox.server";
import { occasionWords, reminderLinks } from "./reminder-words.server";
import { hashSecret } from "./secrets.server";
import type { LinkSigner } from "./signed-link.server";
import { stopHeaders, stopLink } from "./stop-link.server";

/** Users in a page, and pages in a run; the next cron goes on. Batches keep statements few. */
export const SWEEP_LIMITS = { page: 80, pages: 10, batch: 20 } as const;

type Sweep = { db: Db } & LinkSigner;

/**
 * Writes the reminders that are due at a cron's scheduled time, also those that a missed run left,
 * and moves each card on in the same batch as its mail. Running it twice, side by side, or again
 * after a crash writes each mail once.
 */
export async function sweepReminders(deps: Sweep, at: Date): Promise<void> {
  for (let page = 0; page < SWEEP_LIMITS.pages; page += 1) {
    const users = await readDueUsers(deps.db, at, SWEEP_LIMITS.page);
    if (users.length === 0) return;
    const decided = users.map((user) => ({ ...user, moves: decide(user, at) }));
    const gifts = await readGifts(
      deps.db,
      decided.flatMap(({ moves }) => moves),
    );
    const statements: Statement[][] = [];
    for (const { owner, cards, moves } of decided) {
      try {
        const mail = await write(deps, { owner, moves, gifts, at });
        statements.push(claim(deps.db, { moves, mail, at }));
      } catch (error) {
        logFailure(error);
        const aside = cards.map((card) => setAside(card, at));
        statements.push(claim(deps.db, { moves: aside, mail: null, at }));
      }
    }
    for (let from = 0; from < statements.length; from += SWEEP_LIMITS.batch) {
      const [first, ...rest] = statements.slice(from, from + SWEEP_LIMITS.batch).flat();
      if (first) await deps.db.batch([first, ...rest]);
    }
  }
}

type Gift = { cardId: string; title: string; state: "idea" | "bought" };
type Statement = BatchItem<"sqlite">;

function decide({ owner, cards }: DueUser, at: Date): CardMove[] {
  return cards.map((card) => {
    try {
      return moveCard(card, owner, at);
    } catch (error) {
      logFailure(error);
      return setAside(card, at);
    }
  });
}

function logFailure(error: unknown): void {
  const name = error instanceof Error ? error.name : "unknown";
  log({ event: "cron.failed", part: "reminder", error: name });
}

/** Gifts kept for the cards that get a reminder and not given yet. */
async function readGifts(db: Db, moves: CardMove[]): Promise<Map<string, Gift[]>> {
  const ids = moves.filter(({ due }) => due.length > 0).map(({ card }) => card.card.id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ cardId: savedGiftCard.cardId, title: savedGift.title, state: savedGiftCard.state })
    .from(savedGiftCard)
    .innerJoin(savedGift, eq(savedGift.id, savedGiftCard.giftId))
    .where(
      and(
        sql`${savedGiftCard.cardId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        sql`${savedGiftCard.state} <> 'given'`,
      ),
    );
  return Map.groupBy(rows as Gift[], ({ cardId }) => cardId);
}

type Writing = { owner: OwnerRow; moves: CardMove[]; gifts: Map<string, Gift[]>; at: Date };

/** The one mail of a user's morning, or null where nothing is due or nobody may be written to. */
async function write(
  deps: Sweep,
  { owner, moves, gifts, at }: Writing,
): Promise<OutgoingMail | null> {
  if (!owner.confirmedAt) return null;
  const today = todayIn(owner.timeZone, at);
  const occasions: Occasion[] = [];
  for (const { card, due } of moves) {
    for (const { holidayId, day } of due) {
      occasions.push({
        ...occasionWords(card, { holidayId, day }, { region: owner.region, origin: deps.origin }),
        daysLeft: daysBetween(today, day),
        gifts: gifts.get(card.card.id) ?? [],
        ...(await reminderLinks(
          deps,
          { userId: owner.id, cardId: card.card.id, holidayId, day },
          at,
        )),
      });
    }
  }
  if (occasions.length === 0) return null;
  occasions.sort((a, b) => a.daysLeft - b.daysLeft);
  const stop = await stopLink(deps, { email: owner.email, stop: "reminders" });
  const keys = moves.flatMap(({ card, due }) => due.map(({ key }) => `${card.card.id} ${key}`));
  const { firstName } = owner;
  return {
    ...reminderMail({ firstName, occasions, origin: deps.origin, stopLink: stop }),
    kind: "reminder",
    to: owner.email,
    headers: stopHeaders(stop),
    dedupeKey: `reminder:${await hashSecret(keys.sort().join("\n"))}`,
  };
}

/**
 * The statements that claim a user's due cards: the mail goes in only while every card is still as it
 * was read, and the cards move on only with it, so that of two sweeps, or a sweep and an edit, one
 * wins whole.
 */
function claim(
  db: Db,
  { moves, mail, at }: { moves: CardMove[]; mail: OutgoingMail | null; at: Date },
) {
  const cards = JSON.stringify(
    moves.map(({ card, next, reminded }) => ({
      id: card.card.id,
      was: card.card.nextReminderAt?.getTime(),
      next: next?.getTime() ?? null,
      reminded: JSON.stringify(reminded),
    })),
  );
  const moved = sql`(SELECT value ->> 'id' AS id, value ->> 'was' AS was, value ->> 'next' AS next, value ->> 'reminded' AS reminded FROM json_each(${cards})) AS moved`;
  const isUnchanged = sql`${profileCard.id} = moved.id AND ${profileCard.nextReminderAt} = moved.was`;
  const move = (condition: SQL) =>
    db
      .update(profileCard)
      .set({ nextReminderAt: sql`moved.next`, reminded: sql`moved.reminded` })
      .from(moved)
      .where(and(isUnchanged, condition));
  if (!mail) return [move(sql`true`)];
  const { id, dedupeKey, kind, recipient, subject, html, text, headers } = outboxRow(mail, at);
  const values = [id, dedupeKey, kind, recipient, subject, html, text, JSON.stringify(headers)];
  const areUnchanged = sql`(SELECT count(*) FROM ${moved} JOIN ${profileCard} ON ${isUnchanged}) = ${moves.length}`;
  return [
    db
      .insert(outbox)
      .select(
        sql`SELECT ${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )}, 'pending', 0, 0, NULL, NULL, ${at.getTime()}, NULL WHERE ${areUnchanged}`,
      )
      .onConflictDoNothing(),
    move(sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.dedupeKey} = ${dedupeKey})`),
  ];
}
