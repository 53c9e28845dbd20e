import { z } from "zod";

/** The Save Gift form. `before` are the ids of the cards that it showed the gift to be saved for. */
export const saveFormSchema = z.object({
  asin: z.string().min(1),
  uid: z.string().default(""),
  profileCardIds: zeroOrMore(),
  before: zeroOrMore(),
  isFavorited: ticked(),
  wasFavorited: ticked(),
});

/** A checkbox, or a hidden field with its value. */
function ticked() {
  return z.preprocess((value) => value === "true", z.boolean());
}

/** A repeated form field, which is absent, a string or a list. */
function zeroOrMore() {
  return z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(64)).max(400),
  );
}
