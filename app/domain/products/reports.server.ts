import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { reportedText } from "../../../db/schema/reports";
import type { WrittenReview } from "./review";

/** Stores that a written text was reported, once for each text and counted, for a person to read. */
export async function reportText(
  db: Db,
  asin: string,
  review: WrittenReview,
  now: Date,
): Promise<void> {
  const { origin, ...words } = review;
  await db
    .insert(reportedText)
    .values({
      id: [asin, origin.model, origin.promptVersion, origin.inputHash].join(" "),
      asin,
      ...words,
      ...origin,
      times: 1,
      reportedAt: now,
    })
    .onConflictDoUpdate({
      target: reportedText.id,
      set: { times: sql`${reportedText.times} + 1`, reportedAt: now },
    });
}
