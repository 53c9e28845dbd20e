import { z } from "zod";

/** What a visitor asks of a search that has shown its ideas; `position` names one of them. */
export const refinementSchema = z.discriminatedUnion("refine", [
  z.object({ refine: z.literal("more") }),
  z.object({ refine: z.literal("cheaper") }),
  z.object({ refine: z.literal("like"), position: z.coerce.number().int().nonnegative() }),
  z.object({ refine: z.literal("refuse"), position: z.coerce.number().int().nonnegative() }),
]);
export type Refinement = z.output<typeof refinementSchema>;
