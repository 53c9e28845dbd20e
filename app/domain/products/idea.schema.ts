import { z } from "zod";

const sentence = (limit: number) => z.string().trim().min(1).max(limit);

/**
 * One gift idea: `phrase` is a search phrase for a shop, `why` relates it to the brief, `personalTouch` tells the
 * giver how to make it personal. An idea of the
 * knowledge has its id as `entry`, and `about` if it is made about an interest as typed; `isStandIn`
 * if it stands in for one that a model failed to write, `isOwn` if it leads those that a model writes.
 */
export const ideaSchema = z.object({
  title: sentence(120),
  description: sentence(600),
  why: sentence(400),
  personalTouch: sentence(200).optional(),
  phrase: sentence(120),
  entry: sentence(120).optional(),
  about: sentence(120).optional(),
  isStandIn: z.boolean().optional(),
  isOwn: z.boolean().optional(),
});
export type Idea = z.output<typeof ideaSchema>;
