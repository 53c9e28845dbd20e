import { and, eq, inArray, sql } from "drizzle-orm";
import { titleKey } from "~/domain/products/product";
import { runTogether } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { cardSearch, profileCard, refusedIdea } from "../../../db/schema/people";
import type { Refinement } from "./refinement.schema";
import type { SearchSnapshot } from "./search-snapshot";

/** The newest that are kept for a user; a search itself is gone after 30 days. */
export const CARD_SEARCH_LIMITS = { searches: 500, refusedIdeas: 2000 } as const;

/**
 * The description of a gift saved from a search begins with the idea's title on a line of its own.
 */
const ideaTitleOf = (description: string) => description.split("\n", 1)[0] ?? "";

/**
 * Titles that a search for a profile card must not suggest: gifts given before and refused ideas.
 */
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

/** Stores which profile card a search is for. Stores nothing if the card is not the user's. */
export async function rememberSearch(
  db: Db,
  { userId, cardId, uid }: { userId: string; cardId: string; uid: string },
  now: Date,
): Promise<void> {
  await runTogether(db, [
    sql`INSERT INTO ${cardSearch} (uid, user_id, card_id, created_at)
      SELECT ${uid}, user_id, id, ${now.getTime()} FROM ${profileCard}
      WHERE id = ${cardId} AND user_id = ${userId} ON CONFLICT DO NOTHING`,
    forgetOldest(cardSearch, userId, CARD_SEARCH_LIMITS.searches),
  ]);
}

/** Stores that an idea was refused for the search's profile card; nothing if it has none. */
export async function refuseForCard(
  db: Db,
  { userId, uid, title }: { userId: string; uid: string; title: string },
  now: Date,
): Promise<void> {
  await runTogether(db, [
    sql`INSERT INTO ${refusedIdea} (card_id, title_key, user_id, created_at)
      SELECT card_id, ${titleKey(title)}, user_id, ${now.getTime()} FROM ${cardSearch}
      WHERE uid = ${uid} AND user_id = ${userId} ON CONFLICT DO NOTHING`,
    forgetOldest(refusedIdea, userId, CARD_SEARCH_LIMITS.refusedIdeas),
  ]);
}

/** Takes a refusal back: the idea may be suggested for the search's profile card again. */
export async function takeBackRefusal(
  db: Db,
  { userId, uid, title }: { userId: string; uid: string; title: string },
): Promise<void> {
  const card = db
    .select({ id: cardSearch.cardId })
    .from(cardSearch)
    .where(and(eq(cardSearch.uid, uid), eq(cardSearch.userId, userId)));
  await db
    .delete(refusedIdea)
    .where(
      and(
        eq(refusedIdea.userId, userId),
        eq(refusedIdea.titleKey, titleKey(title)),
        inArray(refusedIdea.cardId, card),
      ),
    );
}

type Refined = { userId: string; snapshot: SearchSnapshot; refinement: Refinement };

/** Keeps the refusal of an idea, or that it was taken back, for the search's profile card. */
export async function keepRefusal(
  db: Db,
  { userId, snapshot, refinement }: Refined,
  now: Date,
): Promise<void> {
  const { uid, suggestions, refused } = snapshot;
  if (refinement.refine !== "refuse" && refinement.refine !== "undo") return;
  const isIt = (one: { position: number }) => one.position === refinement.position;
  const title = suggestions.find(isIt)?.suggestionTitle ?? refused.find(isIt)?.title;
  if (title === undefined) return;
  if (refinement.refine === "refuse") await refuseForCard(db, { userId, uid, title }, now);
  else await takeBackRefusal(db, { userId, uid, title });
}

function forgetOldest(table: typeof cardSearch | typeof refusedIdea, userId: string, kept: number) {
  return sql`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table}
    WHERE user_id = ${userId} ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ${kept})`;
}
