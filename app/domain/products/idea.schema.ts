import { z } from "zod";

const sentence = (limit: number) => z.string().trim().min(1).max(limit);

/** One gift idea: `phrase` is a search phrase for a shop, `why` relates it to the brief. */
export const ideaSchema = z.object({
  title: sentence(120),
  description: sentence(600),
  why: sentence(400),
  phrase: sentence(120),
});
export type Idea = z.output<typeof ideaSchema>;
