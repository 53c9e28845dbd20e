import { and, eq, sql } from "drizzle-orm";
import { titleKey } from "~/domain/products/product";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { cardSearch, profileCard, refusedIdea } from "../../../db/schema/people";

/** A gift saved from a search is described by its idea: the title on the first line. */
const ideaTitleOf = (description: string) => description.split("\n", 1)[0] ?? "";

/** What a search for a card must not suggest: titles of gifts given before and of refused ideas. */
export async function excludedTitlesFor(db: Db, userId: string, cardId: string): Promise<string[]> {
  const [gifts, ideas] = await db.batch([
    db
      .select({ title: savedGift.title, idea: savedGift.description })
      .from(savedGiftCard)
      .innerJoin(savedGift, eq(savedGift.id, savedGiftCard.giftId))
      .where(
        and(
          eq(savedGiftCard.userId, userId),
          eq(savedGiftCard.cardId, cardId),
          eq(savedGiftCard.state, "given"),
        ),
      ),
    db
      .select({ title: refusedIdea.titleKey })
      .from(refusedIdea)
      .where(and(eq(refusedIdea.userId, userId), eq(refusedIdea.cardId, cardId))),
  ]);
  const given = gifts.flatMap(({ title, idea }) => [title, ideaTitleOf(idea)]);
  return [...given, ...ideas.map(({ title }) => title)].filter((title) => title !== "");
}

/** Remembers which search was made for which card; nothing for a card that is not the user's. */
export async function rememberSearch(
  db: Db,
  { userId, cardId, uid }: { userId: string; cardId: string; uid: string },
  now: Date,
): Promise<void> {
  await runTogether(db, [
    sql`INSERT INTO ${cardSearch} (uid, user_id, card_id, created_at)
      SELECT ${uid}, user_id, id, ${now.getTime()} FROM ${profileCard}
      WHERE id = ${cardId} AND user_id = ${userId} ON CONFLICT DO NOTHING`,
  ]);
}

/** Remembers that an idea of a search is not for the card that the search was made for, if any. */
export async function refuseForCard(
  db: Db,
  { userId, uid, title }: { userId: string; uid: string; title: string },
  now: Date,
): Promise<void> {
  await runTogether(db, [
    sql`INSERT INTO ${refusedIdea} (card_id, title_key, user_id, created_at)
      SELECT card_id, ${titleKey(title)}, user_id, ${now.getTime()} FROM ${cardSearch}
      WHERE uid = ${uid} AND user_id = ${userId} ON CONFLICT DO NOTHING`,
  ]);
}
