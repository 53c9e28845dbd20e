import { z } from "zod";
import { isBirthday } from "~/domain/holidays/calendar-day";
import { IMPORT_LIMITS } from "./contacts-import";
import { profileCardSchema } from "./profile-card.schema";

const tickedContact = profileCardSchema
  .innerType()
  .pick({ name: true, relationship: true, birthday: true, birthdayWithoutYear: true })
  .extend({ anniversary: z.string().refine(isBirthday).optional() });
// A contact that was not ticked is not validated.
const row = z.preprocess(
  (value) => (z.object({ take: z.literal("on") }).safeParse(value).success ? value : null),
  tickedContact.nullable(),
);

/**
 * The contacts ticked in the preview form, with their places in it; the others are dropped, whether or not they
 * are valid.
 */
export const chosenContactsSchema = z
  .object({ people: z.array(row).max(IMPORT_LIMITS.contacts).default([]) })
  .transform(({ people }) =>
    people.flatMap((one, place) => {
      if (one === null) return [];
      const { name, relationship, birthday, birthdayWithoutYear, anniversary } = one;
      const day = birthdayWithoutYear ? `-${birthday.slice(-6)}` : birthday;
      return [{ place, name, relationship, birthday: day, ...(anniversary && { anniversary }) }];
    }),
  )
  .refine((contacts) => contacts.length > 0, "Please choose at least one person");
export type ChosenContact = z.output<typeof chosenContactsSchema>[number];
