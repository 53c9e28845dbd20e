import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { reportedText } from "../../../db/schema/reports";
import type { WrittenReview } from "./review";

/** Stores a report of a review for a person to read: one row per text, with a count of reports. */
export async function reportText(
  db: Db,
  asin: string,
  review: WrittenReview,
  now: Date,
): Promise<void> {
  const { origin, ...text } = review;
  await db
    .insert(reportedText)
    .values({
      id: [asin, origin.model, origin.promptVersion, origin.inputHash].join(" "),
      asin,
      ...text,
      ...origin,
      times: 1,
      reportedAt: now,
    })
    .onConflictDoUpdate({
      target: reportedText.id,
      set: { times: sql`${reportedText.times} + 1`, reportedAt: now },
    });
}
