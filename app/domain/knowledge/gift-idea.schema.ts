import { z } from "zod";

/** The kind of thing; the five ideas of a search differ in kind. */
export const KINDS = [
  "tool", "kit", "book", "game", "toy", "puzzle", "clothing", "accessory", "jewellery", "homeware",
  "kitchenware", "food", "drink", "gadget", "sports-gear", "outdoor-gear", "art", "keepsake",
  "stationery", "pampering", "music", "plant", "decor", "print", "storage", "outing",
] as const;
export type Kind = (typeof KINDS)[number];

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

/** What an idea contains, asks of the recipient or brings into the house. */
export const TRAITS = [
  "alcohol", "meat", "pork", "fish", "dairy", "egg", "gluten", "nuts", "honey", "sugar", "caffeine",
  "gelatine", "leather", "wool", "silk", "down", "scent", "latex", "pollen", "plant", "soil",
  "flame", "blade", "needles", "heat", "chemicals", "small-parts", "magnets", "charging",
  "batteries", "screen", "app", "sound", "small-print", "fine-fingers", "floor", "strength",
  "standing", "walking", "heights", "water", "garden", "wall", "oven", "mess", "noise", "bulky",
  "weapon", "gambling", "occult", "christian", "muslim", "jewish", "hindu", "buddhist", "gore",
  "scary", "swearing", "rude", "diet", "ageing", "politics", "death",
] as const;
export type Trait = (typeof TRAITS)[number];

export const TONES = [
  "practical", "playful", "beautiful", "indulgent", "sentimental", "clever", "calm", "adventurous",
] as const;

/** Times of life: up to 12, 19, 39 and 64 years, and over. */
export const STAGES = ["child", "teenager", "young", "middle", "old"] as const;

/** The key under which safe choices are listed: they suit most people, whatever their interests. */
export const SAFE = "safe";
/** The key of ideas that are made for an interest that the knowledge does not have. */
export const ANY = "any";
/** What a pursuit is that has no ideas of its own, and the keys of ideas that are true of every one of its category. */
export const CATEGORIES = [
  "category-craft", "category-sweets", "category-cuisine", "category-sport", "category-outdoors", "category-dance",
  "category-genre", "category-instrument", "category-stage", "category-collection", "category-animal", "category-plant",
  "category-nature", "category-game", "category-heritage", "category-history", "category-language", "category-fandom",
  "category-practice", "category-machine",
] as const;
export type Category = (typeof CATEGORIES)[number];
/** What a known name is the name of, and the keys of ideas that are made around such names. */
export const SORTS = [
  ...CATEGORIES,
  "named-team", "named-football-club", "named-old-club", "named-rugby-club", "named-cricket-team", "named-nfl-team",
  "named-basketball-team", "named-baseball-team", "named-hockey-team", "named-racing-team",
  "named-british-ground", "named-american-ground", "named-athlete", "named-person", "named-act", "named-band",
  "named-author", "named-author-of-old", "named-book-series", "named-show", "named-animation", "named-film", "named-video-game",
  "named-musical", "named-place", "named-car",
] as const;
export type Sort = (typeof SORTS)[number];
/** The key of ideas that are made for a place where somebody comes from or has met. */
export const PLACE = "place";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const ages = z
  .tuple([z.number().int().min(0), z.number().int().max(120)])
  .refine(([youngest, oldest]) => youngest < oldest);

/**
 * An interest: `names` are what people type for it, `near` names of neighbours that the knowledge has
 * nothing for; `ages` are of those who have it; `within` is the wider interest whose ideas may follow its own: dogs
 * after spaniels.
 */
export const interestSchema = z
  .object({
    slug,
    name: z.string().min(2).max(40),
    names: z.array(z.string().min(2).max(40)).min(3).max(140),
    near: z.array(z.string().min(2).max(40)).min(1).max(60).optional(),
    ages,
    within: slug.optional(),
  })
  .strict();
export type Interest = z.output<typeof interestSchema>;

/**
 * Names of clubs, acts, works or places that belong to an interest: `names` in their proper spelling, as they stand
 * within a sentence, with what else is typed for each; `nicknames` mean one of them only where the interest is
 * said too, and so do those names that are `words` as well. `isItself` if the interest is about this one name.
 */
export const namesOfInterestSchema = z
  .object({
    interest: slug,
    sorts: z.array(z.enum(SORTS)).min(1),
    isItself: z.literal(true).optional(),
    names: z.record(z.string().min(2).max(40), z.array(z.string().min(2).max(40))),
    nicknames: z.record(z.string().min(2).max(40), z.string()).optional(),
    words: z.array(z.string()).min(1).optional(),
  })
  .strict();
export type NamesOfInterest = z.output<typeof namesOfInterestSchema>;

/** A name of which it is known what it is the name of. */
export type KnownName = { name: string; sorts: Sort[]; isItself?: boolean };

/** What a circumstance rules out beside traits: things that stay in the house. */
export const OBJECTS = "objects";

/**
 * A circumstance: something that is said of a recipient, a day or a house and that every idea is to
 * respect, such as dementia, Hanukkah or a move. `lead` is how a reason speaks of it, after 'for': kindly,
 * and never in the words that were typed. `names` are found anywhere in a text, those of `whole`
 * only where nothing else is said: 'she is quiet'; ` * ` in a name stands for up to three words. `isOfOthers` if it
 * concerns the recipient also where somebody else is spoken of: 'her husband died'. `rules` are what no idea for such a recipient may have.
 */
export const circumstanceSchema = interestSchema
  .extend({
    lead: z.string().min(4).max(60),
    whole: z.array(z.string().min(2).max(40)).optional(),
    isOfOthers: z.literal(true).optional(),
    rules: z.array(z.enum([...TRAITS, ...KINDS, OBJECTS])),
  })
  .strict();
export type Circumstance = z.output<typeof circumstanceSchema>;

/**
 * A product of the sample catalogue: price in pounds, facts of the listing, or for a book its author
 * and description; `ages` if narrower than those of its idea.
 */
export const sampleProductSchema = z
  .object({
    asin: z.string().regex(/^SAMPLE\d{5}$/),
    title: z.string().min(6).max(100),
    gbp: z.number().min(2).max(1_500),
    bullets: z.array(z.string().min(8).max(130)).min(2).max(5).optional(),
    author: z.string().min(3).optional(),
    description: z.string().min(60).max(320).optional(),
    ages: ages.optional(),
  })
  .strict()
  .refine(({ bullets, description }) => bullets !== undefined || description !== undefined);

/**
 * An idea of the knowledge. `reasons` gives for each interest or circumstance a clause that begins with 'it' or
 * 'they' and says what the thing does for somebody with that interest; in an idea for `any` interest,
 * `{it}` is replaced by the interest as typed, in one for a sort of known names by the name. An idea that is `joint` joins all of its interests and is
 * for somebody who has them all. `appeal` says how welcome it is to those of a time of life who have the
 * interest, from 1 to 5 (docs/ideas.md); where none is given it is for others. `groups` and `occasions` limit it, if given; `notFor` lists relationships that
 * it is too intimate or too impersonal for. `picked` gives its place, from 1, among what editors would give first:
 * for an interest or circumstance ('running'), for a relationship of whom nothing else is known ('parent'), each also at
 * one time of life ('running:child'), or on a day ('on:retirement'). `personalTouch` tells the giver how to make it
 * personal or how to give it well (docs/decisions/112-a-personal-touch.md).
 */
export const giftIdeaSchema = z
  .object({
    id: slug,
    title: z.string().min(8).max(60),
    kind: z.enum(KINDS),
    reasons: z.record(slug, z.string().regex(/^(it|they) .{26,112}[^.!?]$/)),
    joint: z.literal(true).optional(),
    description: z.string().min(70).max(280),
    personalTouch: z.string().min(36).max(130).optional(),
    search: z.string().regex(/^[\p{Ll}\d'&.{}-]+( [\p{Ll}\d'&.{}-]+){1,5}$/u),
    picture: slug,
    ages,
    tone: z.enum(TONES),
    appeal: z.record(z.enum(STAGES), z.number().int().min(1).max(5)),
    groups: z.array(z.enum(GROUPS)).optional(),
    notFor: z.array(z.enum(GROUPS)).optional(),
    traits: z.array(z.enum(TRAITS)).optional(),
    regions: z.array(z.enum(["UK", "USA"])).optional(),
    occasions: z.array(z.enum(OCCASIONS)).optional(),
    comfort: z.array(z.enum(COMFORTS)).optional(),
    picked: z.record(z.string(), z.number().int().min(1).max(40)).optional(),
    products: z.array(sampleProductSchema).min(3),
  })
  .strict();

/** An idea as it is kept in the database. */
export type GiftIdea = Omit<z.output<typeof giftIdeaSchema>, "products"> & {
  /** Its products' prices in pounds, each with the ages in years that it is for. */
  offers: [gbp: number, youngest: number, oldest: number][];
  /** The words of its products' titles, which avoidances are compared with. */
  productWords: string;
};
