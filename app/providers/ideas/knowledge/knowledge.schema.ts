import { z } from "zod";

/** The kind of product; the five ideas of a search differ in kind. */
export const KINDS = [
  "tool", "kit", "book", "game", "toy", "puzzle", "clothing", "accessory", "jewellery", "homeware",
  "kitchenware", "food", "drink", "gadget", "sports-gear", "outdoor-gear", "art", "keepsake",
  "stationery", "pampering", "music", "plant", "decor",
] as const;

/** Who the recipient is to the giver. */
export const GROUPS = [
  "partner", "parent", "grandparent", "child", "grandchild", "sibling", "relative", "friend",
  "colleague", "boss", "teacher", "couple", "neighbour", "client",
] as const;
export type Group = (typeof GROUPS)[number];

export const OCCASIONS = [
  "birthday", "christmas", "valentines", "anniversary", "wedding", "engagement", "baby",
  "christening", "housewarming", "graduation", "new-job", "retirement", "leaving", "thank-you",
  "mothers-day", "fathers-day", "easter", "halloween", "thanksgiving", "diwali", "hanukkah", "eid",
  "lunar-new-year", "new-year", "get-well", "sympathy",
] as const;
export type GiftOccasion = (typeof OCCASIONS)[number];

/** Kinds of sad occasion; an idea lists those that it is appropriate for. */
export const COMFORTS = ["illness", "grief"] as const;
export type Comfort = (typeof COMFORTS)[number];

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const ascending = ([low, high]: [number, number]) => low < high;
const range = z.tuple([z.number().min(3), z.number().max(600)]).refine(ascending);

/** An interest with the synonyms that people type; `name` fits into "They enjoy {name}". */
export const interestSchema = z.object({
  slug,
  name: z.string().min(2).max(40),
  synonyms: z.array(z.string().min(2).max(40)).min(6).max(18),
});
export type Interest = z.output<typeof interestSchema>;

/**
 * An idea of the knowledge base. `ages` in years, inclusive; `band` the typical price in pounds and
 * dollars, from the cheapest matching product of the sample catalogue; `{who}` in the description
 * is replaced by the recipient as a grammatical object; `reason` follows "They enjoy X, and ".
 */
export const giftIdeaSchema = z.object({
  id: slug,
  title: z.string().min(12).max(60),
  kind: z.enum(KINDS),
  interests: z.array(slug).max(4),
  description: z.string().min(80).max(240),
  reason: z.string().regex(/^(it|they) .{20,90}[^.]$/),
  search: z.string().regex(/^[a-z0-9-]+( [a-z0-9-]+){1,2}$/),
  ages: z.tuple([z.number().int().min(0), z.number().int().max(120)]).refine(ascending),
  groups: z.array(z.enum(GROUPS)),
  occasions: z.array(z.enum(OCCASIONS)),
  comfort: z.array(z.enum(COMFORTS)),
  avoid: z.array(z.enum(["alcohol", "blade", "adult", "small-parts"])),
  suits: z.enum(["man", "woman"]).optional(),
  band: z.object({ gbp: range, usd: range }),
});
export type GiftIdea = z.output<typeof giftIdeaSchema>;
