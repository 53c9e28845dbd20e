import { z } from "zod";

/** The state a card form was rendered with, sent back so that only changed fields are written. */
export const cardFieldsSchema = z.object({
  name: z.string(),
  relationship: z.string(),
  birthday: z.string(),
  interests: z.string(),
  avoid: z.string(),
  emailRemindersEnabled: z.boolean(),
  selection: z.record(z.string(), z.number().nullable()),
});

/** What was typed of a card and not saved, by field name. */
export const cardDraftSchema = z.record(z.string(), z.string());
