import { z } from "zod";

/** Words in one string, as a list of hundreds reads best. */
const words = z.string().regex(/^[a-z\d-]+(?: [a-z\d-]+)*$/);
const KINDS = ["pastime", "stuff", "things", "title", "people"] as const;

/**
 * Names of interests that are everyday words. Of the `names` a `pastime` goes without an article ('plays bridge'), and so
 * does `stuff`; `things` are meant in the plural, a `title` with its capital, `people` only where they are what is loved. `stems` begin the verbs
 * with which they are the pastime ('danc' of 'dances salsa').
 * `verbs` are pastimes where nothing says otherwise: what they are done to (with an article, `with` alone is the pastime,
 * if it is given: 'runs the marathon'; so is what has a capital,
 * if `isOfPlaces`), or a word soon after them (`not`: 'sailing through exams').
 */
export const everydayNamesSchema = z
  .object({
    names: z.array(
      z.object({ kind: z.enum(KINDS), stems: z.array(z.string().min(2)), words }).strict(),
    ),
    verbs: z.array(
      z
        .object({
          forms: words,
          with: z.union([words, z.literal("")]).optional(),
          isOfPlaces: z.literal(true).optional(),
          not: words,
        })
        .strict(),
    ),
  })
  .strict();
export type EverydayNames = z.output<typeof everydayNamesSchema>;
