import { and, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { giftIdea, giftIdeaInterest } from "../../../db/schema/catalogue";
import type { GiftIdea } from "./gift-idea.schema";

/**
 * The ideas of the knowledge for some interests and an age in years, in a fixed order, each once. They
 * live in the database because they would be a third of the Worker
 * (docs/decisions/066-knowledge-in-the-database.md).
 */
export async function giftIdeasFor(db: Db, slugs: string[], age: number): Promise<GiftIdea[]> {
  const youngest = sql`${giftIdea.entry} ->> '$.ages[0]'`;
  const oldest = sql`${giftIdea.entry} ->> '$.ages[1]'`;
  // Not a join: to be distinct, its rows would be compared by their whole entries.
  const listed = db
    .select({ id: giftIdeaInterest.ideaId })
    .from(giftIdeaInterest)
    .where(inArray(giftIdeaInterest.interest, slugs));
  const rows = await db
    .select({ entry: giftIdea.entry })
    .from(giftIdea)
    .where(and(inArray(giftIdea.id, listed), sql`${age} BETWEEN ${youngest} AND ${oldest}`))
    .orderBy(giftIdea.id);
  return rows.map(({ entry }) => entry as GiftIdea);
}
