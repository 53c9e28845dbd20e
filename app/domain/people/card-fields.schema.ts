import { z } from "zod";

/** A card's state sent along with its form, so that only what was changed there is written. */
export const cardFieldsSchema = z.object({
  name: z.string(),
  relationship: z.string(),
  birthday: z.string(),
  interests: z.string(),
  emailRemindersEnabled: z.boolean(),
  selection: z.record(z.string(), z.number().nullable()),
});
