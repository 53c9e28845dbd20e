import { z } from "zod";
import { PAIRS, type Pair } from "~/domain/knowledge/this-or-that";
import { isAddress } from "~/domain/shared/links";
import { isWithin } from "~/domain/shared/one-line";
import { ANSWER_TEXTS, type Answers, ASK_LIMITS } from "./answers";

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

const text = (limit: number) =>
  z
    .string({ invalid_type_error: "Please use plain text" })
    .default("")
    .transform(oneLine)
    .refine((text) => isWithin(text, limit), `Please use at most ${limit} characters`);

const texts = {
  sizes: text(ASK_LIMITS.sizes),
  colours: text(ASK_LIMITS.colours),
  allergies: text(ASK_LIMITS.allergies),
  enough: text(ASK_LIMITS.enough),
  wish: text(ASK_LIMITS.wish),
};

const sideOf = (sides: Pair["sides"]) =>
  z.enum(sides.map(({ id }) => id) as [string, string], {
    errorMap: () => ({ message: "Please choose one of the two, or either" }),
  });

/** The side that is chosen of each pair, by the pair's id; empty for either. */
const choices = Object.fromEntries(
  PAIRS.map(({ id, sides }) => [
    id,
    z.preprocess((side) => (side === "" ? undefined : side), sideOf(sides).optional()),
  ]),
);

/** A recipient's form. At least one question has to be answered. */
export const answersSchema = z
  .object({ ...texts, ...choices })
  .transform((form): Answers => {
    const { sizes, colours, allergies, enough, wish } = form;
    const chosen = PAIRS.flatMap(
      ({ id }) => (form as Record<string, string | undefined>)[id] ?? [],
    );
    return { sizes, colours, allergies, enough, wish, chosen };
  })
  .refine(
    (answers) => answers.chosen.length > 0 || ANSWER_TEXTS.some((name) => answers[name] !== ""),
    { message: "Please answer at least one question", path: ["sizes"] },
  );

const missing = "Please enter the name that they know you by";

/** The giver's settings of a link. */
export const askSchema = z.object({
  askedBy: z
    .string({ required_error: missing, invalid_type_error: missing })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(ASK_LIMITS.askedBy, `Please use at most ${ASK_LIMITS.askedBy} characters`),
    )
    .pipe(z.string().refine((name) => !isAddress(name), "Please use a name, not a web address")),
  isMailWanted: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
});
