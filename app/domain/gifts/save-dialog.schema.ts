import { z } from "zod";

/** The Save Gift form. `shown` are the ids of the cards with a checkbox in it. */
export const saveFormSchema = z.object({
  asin: z.string().min(1),
  uid: z.string().default(""),
  profileCardIds: zeroOrMore(),
  shown: zeroOrMore(),
  isFavorited: z.preprocess((value) => value === "true", z.boolean()),
});

/** A repeated form field, which is absent, a string or a list. */
function zeroOrMore() {
  return z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(64)).max(400),
  );
}
