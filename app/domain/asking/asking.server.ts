import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Told } from "~/domain/brief/told";
import { todayIn } from "~/domain/holidays/calendar-day";
import { keptMs } from "~/domain/shared/retention";
import { hashSecret, newSecret } from "~/domain/shared/secrets.server";
import type { Secrets } from "~/lib/keys.server";
import { seal, unseal } from "~/lib/sealed.server";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { ask } from "../../../db/schema/asking";
import { profileCard } from "../../../db/schema/people";
import { ASK_LIMITS, type DatedAnswers, toldBy } from "./answers";

type Deps = { db: Db; secrets: Secrets };
/** A card of its owner. */
type Card = { userId: string; cardId: string };

/** A card's newest link, as its owner sees it; `token` is null if it cannot be shown any more. */
export type Asked = {
  token: string | null;
  askedBy: string;
  isMailWanted: boolean;
  endsAt: Date;
  isEnded: boolean;
};

const PURPOSE = "ask: token";
/** Ended links of a card that are remembered as ended. */
export const ENDED_KEPT = 2;

const ofCard = ({ userId, cardId }: Card) => and(eq(ask.userId, userId), eq(ask.cardId, cardId));
const isLive = (now: Date) => gt(ask.endsAt, now);

/**
 * Makes a link for a card unless it has one that has not ended; with `isFirst` only if the card never had
 * one. Keeps the settings of the card's last link. Nothing happens if the card is not the user's.
 */
export async function makeAsk(
  { db, secrets }: Deps,
  { userId, cardId, askedBy, isFirst }: Card & { askedBy: string; isFirst: boolean },
  now: Date,
): Promise<void> {
  const id = crypto.randomUUID();
  const token = newSecret();
  const time = now.getTime();
  const others = sql`FROM ${ask} WHERE card_id = ${cardId} AND user_id = ${userId}`;
  const last = (column: string) =>
    sql`(SELECT ${sql.identifier(column)} ${others} ORDER BY created_at DESC LIMIT 1)`;
  await runTogether(db, [
    sql`INSERT INTO ${ask} (id, user_id, card_id, token_hash, sealed_token, asked_by, is_mail_wanted,
        created_at, ends_at)
      SELECT ${id}, user_id, id, ${await hashSecret(token)}, ${await seal(secrets, PURPOSE, token, id)},
        coalesce(${last("asked_by")}, ${askedBy.slice(0, ASK_LIMITS.askedBy)}),
        coalesce(${last("is_mail_wanted")}, 0), ${time}, ${time + keptMs("askLink")}
      FROM ${profileCard} WHERE id = ${cardId} AND user_id = ${userId}
        AND NOT EXISTS (SELECT 1 ${others} AND (${isFirst ? 1 : 0} OR ends_at > ${time}))`,
    sql`DELETE FROM ${ask} WHERE id IN (SELECT id ${others} AND answers IS NULL
      ORDER BY created_at DESC LIMIT -1 OFFSET ${ENDED_KEPT})`,
  ]);
}

/** The newest link of a card, null if it never had one. One round trip. */
export async function readAsk({ db, secrets }: Deps, card: Card, now: Date): Promise<Asked | null> {
  const [row] = await db
    .select()
    .from(ask)
    .where(ofCard(card))
    .orderBy(desc(ask.createdAt))
    .limit(1);
  if (!row) return null;
  const { id, sealedToken, askedBy, isMailWanted, endsAt } = row;
  const token = await unseal(secrets, PURPOSE, sealedToken, id);
  return { token, askedBy, isMailWanted, endsAt, isEnded: endsAt <= now };
}

/** Changes the settings of the link that has not ended. False if there is none. */
export async function changeAsk(
  db: Db,
  card: Card,
  settings: Pick<Asked, "askedBy" | "isMailWanted">,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(ask)
    .set(settings)
    .where(and(ofCard(card), isLive(now)))
    .returning({ id: ask.id });
  return changed.length > 0;
}

/** Ends the link of a card. Its answers stay. */
export async function endAsk(db: Db, card: Card, now: Date): Promise<void> {
  await db
    .update(ask)
    .set({ endsAt: now })
    .where(and(ofCard(card), isLive(now)));
}

/** Deletes the answers on a card. Its link stays. */
export async function forgetAnswers(db: Db, card: Card): Promise<void> {
  await db.update(ask).set({ answers: null, answeredAt: null }).where(ofCard(card));
}

/** The query for the answers of all of a user's cards, or of one. */
export function answersQuery(db: Db, userId: string, cardId?: string) {
  const isOne = cardId === undefined ? undefined : eq(ask.cardId, cardId);
  return db
    .select({ cardId: ask.cardId, answers: ask.answers, answeredAt: ask.answeredAt })
    .from(ask)
    .where(and(eq(ask.userId, userId), isNotNull(ask.answers), isOne));
}

/** The answers by card, from the rows of `answersQuery`, with their day in a time zone. */
export function answersByCard(
  rows: Awaited<ReturnType<typeof answersQuery>>,
  timeZone: string,
): Map<string, DatedAnswers> {
  return new Map(
    rows.flatMap(({ cardId, answers, answeredAt }) =>
      answers && answeredAt
        ? [[cardId, { answers, day: todayIn(timeZone, answeredAt) }] as const]
        : [],
    ),
  );
}

/** What the person of a card told, for a search; undefined if nothing. One round trip. */
export async function toldFor(db: Db, userId: string, cardId: string): Promise<Told | undefined> {
  const [row] = await answersQuery(db, userId, cardId);
  const told = row?.answers && toldBy(row.answers);
  return told && (told.avoid !== "" || told.chosen.length > 0) ? told : undefined;
}
