import { z } from "zod";
import { isWithin } from "~/domain/shared/one-line";
import { LONGEST_CHANGE } from "./change";

/** A visitor's request for other ideas in a search; `position` is that of an idea in it. */
export const refinementSchema = z.discriminatedUnion("refine", [
  z.object({ refine: z.literal("more") }),
  z.object({ refine: z.literal("cheaper") }),
  z.object({ refine: z.literal("like"), position: z.coerce.number().int().nonnegative() }),
  z.object({ refine: z.literal("refuse"), position: z.coerce.number().int().nonnegative() }),
  z.object({ refine: z.literal("undo"), position: z.coerce.number().int().nonnegative() }),
  z.object({
    refine: z.literal("change"),
    said: z
      .string()
      .trim()
      .min(1)
      .refine((text) => isWithin(text, LONGEST_CHANGE)),
  }),
  z.object({ refine: z.literal("take-back"), change: z.coerce.number().int().nonnegative() }),
]);
export type Refinement = z.output<typeof refinementSchema>;
