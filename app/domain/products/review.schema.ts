import { z } from "zod";

const bounded = (limit: number) =>
  z.string().trim().max(limit, `Please use at most ${limit} characters`);

/** The body of POST /api/giftideas/reviews. */
export const reviewRequestSchema = z.object({
  title: bounded(1_000),
  featureBullets: z.array(bounded(5_000)).max(50, "Please send at most 50 bullets"),
});

/** The body of POST /api/giftideas/book-summaries. */
export const summaryRequestSchema = z.object({ bookDescription: bounded(20_000) });
